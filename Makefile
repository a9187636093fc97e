# make run    build the shell and open it
# make test   build everything and run all tests
# make help   what else there is

PREFIX ?= /usr/local
SCENARIOS := Workshops/UserApp/Scenarios/*.atl
# A release is built with swift-syntax from source, in a folder of its own: see Package.swift.
RELEASE := ATELIER_SWIFT_SYNTAX=source swift build -c release --scratch-path .build/source
SWIFT_FILES := Package.swift Sources Tests Workshops Benchmarks Packages

.DEFAULT_GOAL := help
.PHONY: run build test lint format pages scenarios check bench instructions stress install archive clean help dependencies

run: build ## build the shell and open it
	@.build/debug/atelier

build: dependencies ## build the shell and the kit that app code links
	swift build --product AtelierKit
	swift build --product atelier

test: dependencies ## build everything and run all tests
	swift build --build-tests
	swift test --package-path Packages/Injection
	Scripts/run-tests
	.build/debug/atelier check --quick
	.build/debug/atelier run --wirings all $(SCENARIOS)

lint: ## check the format of all Swift sources
	swift format lint --strict --parallel --recursive $(SWIFT_FILES)

format: ## format all Swift sources
	swift format --in-place --parallel --recursive $(SWIFT_FILES)

pages: build ## make the rules' documentation pages from their comments
	.build/debug/atelier write-rule-pages Sources/Rules/Catalog --catalog Sources/Rules/Rules.docc

scenarios: build ## hold the wirings to the same scenarios
	.build/debug/atelier run --wirings all $(SCENARIOS)

check: build ## replay every lesson, run every step and exercise of the workshops
	.build/debug/atelier check

bench: dependencies ## measure speed, in a release build; the container's alone with ONLY=injection
ifeq ($(filter injection%,$(ONLY)),)
	$(RELEASE)
	ATELIER_SWIFT_SYNTAX=source swift run -c release --package-path Benchmarks atelier-benchmarks
	ATELIER_SWIFT_SYNTAX=source swift run -c release --package-path Benchmarks lint-benchmarks
endif
	ATELIER_SWIFT_SYNTAX=source swift run -c release --package-path Benchmarks injection-benchmarks $(filter injection-%,$(ONLY))

instructions: ## count the instructions of the container's figures (needs valgrind)
	ATELIER_SWIFT_SYNTAX=source swift build -c release --package-path Benchmarks --product injection-benchmarks
	Scripts/count-instructions Benchmarks/.build/release/injection-benchmarks

stress: ## set all operations of the container against each other, on four threads for SECONDS=60
	Scripts/stress-container $(or $(SECONDS),60) 4

install: dependencies ## install into PREFIX (/usr/local)
	$(RELEASE)
	Scripts/install "$(PREFIX)"

archive: dependencies ## make an archive that runs offline, wherever Swift lies
	ATELIER_PORTABLE=1 $(RELEASE)
	Scripts/archive

clean: ## remove everything that was built
	rm -rf .build Benchmarks/.build Packages/Injection/.build Packages/Injection/Stress/.build

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# readline and cmark-gfm come from the system's package manager, and only when they are missing.
dependencies:
	@Scripts/install-dependencies
	@Scripts/drop-stale-modules

// Keeps track of the app's living objects, also of those that nothing refers to any more. Each object of a class is
// allocated and freed through two functions of the Swift runtime; calls from app code and its libraries arrive here
// first.

#define _GNU_SOURCE
#include "CStageObjects.h"

#ifdef __linux__

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#ifndef RTLD_NEXT
#define RTLD_NEXT ((void *)-1L)
#endif

typedef struct {
  const void *type;
  uint32_t count;
} class_count;

static atomic_bool is_recording = 0;
static _Atomic uint32_t event = 0;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// Open addressing; a slot without an address is free. Never more than half full.
static atelier_object *objects = NULL;
static size_t object_slots = 0, object_count = 0;
static class_count *classes = NULL;
static size_t class_slots = 0, class_total = 0;
static uint64_t made = 0;

static size_t place(const void *address, size_t slots) {
  return ((uintptr_t)address >> 4) * 0x9E3779B97F4A7C15ull >> 17 & (slots - 1);
}

static void insert(atelier_object object) {
  size_t slot = place(object.address, object_slots);
  while (objects[slot].address && objects[slot].address != object.address) slot = (slot + 1) & (object_slots - 1);
  if (!objects[slot].address) object_count++;
  objects[slot] = object;
}

static bool grow_objects(void) {
  atelier_object *old = objects;
  size_t old_slots = object_slots, slots = old_slots ? old_slots * 2 : 1024;
  atelier_object *grown = calloc(slots, sizeof(atelier_object));
  if (!grown) return false;
  objects = grown;
  object_slots = slots;
  object_count = 0;
  for (size_t slot = 0; slot < old_slots; slot++) {
    if (old[slot].address) insert(old[slot]);
  }
  free(old);
  return true;
}

static class_count *slot_of_class(const void *type) {
  size_t slot = place(type, class_slots);
  while (classes[slot].type && classes[slot].type != type) slot = (slot + 1) & (class_slots - 1);
  return &classes[slot];
}

static uint32_t count_class(const void *type) {
  if (class_total * 2 >= class_slots) {
    class_count *old = classes;
    size_t old_slots = class_slots, slots = old_slots ? old_slots * 2 : 256;
    class_count *grown = calloc(slots, sizeof(class_count));
    if (!grown) return 0;
    classes = grown;
    class_slots = slots;
    for (size_t slot = 0; slot < old_slots; slot++) {
      if (old[slot].type) *slot_of_class(old[slot].type) = old[slot];
    }
    free(old);
  }
  class_count *found = slot_of_class(type);
  if (!found->type) class_total++;
  found->type = type;
  return ++found->count;
}

static void (*tell)(uint64_t serial, const void *type) = 0;

// What the callback itself allocates, if the kit is linked into the app's own executable, is not reported again.
static _Thread_local bool is_telling = false;

static void note(void *object, const void *type) {
  uint64_t serial = 0;
  pthread_mutex_lock(&lock);
  if (object_count * 2 < object_slots || grow_objects()) {
    serial = ++made;
    insert((atelier_object){object, serial, count_class(type), atomic_load(&event)});
  }
  pthread_mutex_unlock(&lock);
  if (!serial || !tell || is_telling) return;
  is_telling = true;
  tell(serial, type);
  is_telling = false;
}

static void forget(const void *object) {
  if (!atomic_load(&is_recording)) return;
  pthread_mutex_lock(&lock);
  size_t slot = object_slots ? place(object, object_slots) : 0;
  while (object_slots && objects[slot].address && objects[slot].address != object) {
    slot = (slot + 1) & (object_slots - 1);
  }
  if (object_slots && objects[slot].address) {
    objects[slot].address = NULL;
    object_count--;
    // What stood behind it because its own slot was taken moves up.
    for (size_t next = (slot + 1) & (object_slots - 1); objects[next].address; next = (next + 1) & (object_slots - 1)) {
      atelier_object moved = objects[next];
      objects[next].address = NULL;
      object_count--;
      insert(moved);
    }
  }
  pthread_mutex_unlock(&lock);
}

// MARK: The app's own classes

static uintptr_t app_base, app_start = UINTPTR_MAX, app_end;

// The first object in the list is the executable.
static int note_app(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  app_base = info->dlpi_addr;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t start = info->dlpi_addr + header->p_vaddr, end = start + header->p_memsz;
    if (start < app_start) app_start = start;
    if (end > app_end) app_end = end;
  }
  return 1;
}

// A class's metadata begins with a zero; its description, where the class was declared, is the sixth word.
static bool is_of_app(const void *metadata) {
  const uintptr_t *words = metadata;
  return words[0] == 0 && words[5] >= app_start && words[5] < app_end;
}

uintptr_t atelier_app_base(void) {
  if (!app_end) dl_iterate_phdr(note_app, NULL);
  return app_base;
}

// MARK: Subscriptions

// A publisher keeps its subscribers in a set, and tells them in the order of their addresses' hashes. So that a replay
// has the same order whatever was looked at in between, subscriptions lie in memory of their own, one after the other.
// It begins at the same address in every process, also where the system puts everything else at random. It is not used
// twice; when it is full, subscriptions are allocated like all other objects.
static const size_t subscriptions_size = 4 << 20;
static char *subscriptions = NULL;
static _Atomic size_t subscriptions_end = 0;
static uintptr_t kit_start = 0, kit_end = 0;

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

static void reserve_subscriptions(void) {
  // Far from where systems put executables, libraries, heaps and stacks, and within the least that any has: 39 bits.
  void *place = (void *)0x1000000000;
  int flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE;
  char *memory = mmap(place, subscriptions_size, PROT_READ | PROT_WRITE, flags | MAP_FIXED_NOREPLACE, -1, 0);
  if (memory == MAP_FAILED) memory = mmap(NULL, subscriptions_size, PROT_READ | PROT_WRITE, flags, -1, 0);
  if (memory != MAP_FAILED) subscriptions = memory;
}

static int note_kit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  uintptr_t start = UINTPTR_MAX, end = 0;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    if (header->p_type != PT_LOAD) continue;
    uintptr_t segment = info->dlpi_addr + header->p_vaddr;
    if (segment < start) start = segment;
    if (segment + header->p_memsz > end) end = segment + header->p_memsz;
  }
  if ((uintptr_t)&subscriptions < start || (uintptr_t)&subscriptions >= end) return 0;
  kit_start = start;
  kit_end = end;
  return 1;
}

// Tells by the class's name, which its description points to from its third word of 32 bits.
static bool is_subscription(const void *metadata) {
  const uintptr_t *words = metadata;
  if (words[0] != 0 || words[5] < kit_start || words[5] >= kit_end) return false;
  const char *place = (const char *)words[5] + 8;
  const char *name = place + *(const int32_t *)place;
  return strcmp(name, "Conduit") == 0 || strcmp(name, "AnyCancellable") == 0;
}

static void *alloc_subscription(const void *metadata, size_t size) {
  // An object whose memory the runtime does not free when it is deinitialised.
  static void *(*initialise)(const void *, void *) = 0;
  if (!initialise) initialise = (void *(*)(const void *, void *))dlsym(RTLD_NEXT, "swift_initStackObject");
  if (!initialise || !subscriptions) return NULL;
  size_t start = atomic_fetch_add(&subscriptions_end, (size + 15) & ~(size_t)15);
  if (start + size > subscriptions_size) return NULL;
  return initialise(metadata, subscriptions + start);
}

// MARK: The runtime's functions

void *swift_allocObject(const void *metadata, size_t size, size_t alignment_mask) {
  static void *(*real)(const void *, size_t, size_t) = 0;
  if (atomic_load_explicit(&is_recording, memory_order_relaxed) && is_subscription(metadata)) {
    void *subscription = alloc_subscription(metadata, size);
    if (subscription) return subscription;
  }
  if (!real) real = (void *(*)(const void *, size_t, size_t))dlsym(RTLD_NEXT, "swift_allocObject");
  void *object = real(metadata, size, alignment_mask);
  if (atomic_load_explicit(&is_recording, memory_order_relaxed) && is_of_app(metadata)) {
    // The graph may be read before an initialiser that waits for something has set all fields.
    const size_t header = 16;
    if (size > header) memset((char *)object + header, 0, size - header);
    note(object, metadata);
  }
  return object;
}

void swift_deallocClassInstance(void *object, size_t size, size_t alignment_mask) {
  static void (*real)(void *, size_t, size_t) = 0;
  if (!real) real = (void (*)(void *, size_t, size_t))dlsym(RTLD_NEXT, "swift_deallocClassInstance");
  forget(object);
  real(object, size, alignment_mask);
}

void swift_deallocPartialClassInstance(void *object, const void *metadata, size_t size, size_t alignment_mask) {
  static void (*real)(void *, const void *, size_t, size_t) = 0;
  if (!real) {
    real = (void (*)(void *, const void *, size_t, size_t))dlsym(RTLD_NEXT, "swift_deallocPartialClassInstance");
  }
  forget(object);
  real(object, metadata, size, alignment_mask);
}

__attribute__((swiftcall)) void swift_defaultActor_deallocate(void *actor) {
  static __attribute__((swiftcall)) void (*real)(void *) = 0;
  if (!real) real = (__attribute__((swiftcall)) void (*)(void *))dlsym(RTLD_NEXT, "swift_defaultActor_deallocate");
  forget(actor);
  real(actor);
}

// MARK: What the stage asks

void atelier_objects_install(void) {
  atelier_app_base();
  dl_iterate_phdr(note_kit, NULL);
  reserve_subscriptions();
  atomic_store(&is_recording, 1);
}

void atelier_objects_begin_event(uint32_t number) { atomic_store(&event, number); }

void atelier_objects_tell(void (*made)(uint64_t serial, const void *type)) { tell = made; }

uint64_t atelier_object_serial(const void *address) {
  uint64_t serial = 0;
  pthread_mutex_lock(&lock);
  size_t slot = object_slots ? place(address, object_slots) : 0;
  while (object_slots && objects[slot].address && objects[slot].address != address) {
    slot = (slot + 1) & (object_slots - 1);
  }
  if (object_slots && objects[slot].address) serial = objects[slot].serial;
  pthread_mutex_unlock(&lock);
  return serial;
}

size_t atelier_objects_count(void) {
  pthread_mutex_lock(&lock);
  size_t count = object_count;
  pthread_mutex_unlock(&lock);
  return count;
}

size_t atelier_objects_read(atelier_object *result, size_t capacity) {
  size_t count = 0;
  pthread_mutex_lock(&lock);
  for (size_t slot = 0; slot < object_slots && count < capacity; slot++) {
    if (objects[slot].address) result[count++] = objects[slot];
  }
  pthread_mutex_unlock(&lock);
  return count;
}

#else

void atelier_objects_install(void) {}
void atelier_objects_begin_event(uint32_t number) { (void)number; }
void atelier_objects_tell(void (*made)(uint64_t serial, const void *type)) { (void)made; }
uint64_t atelier_object_serial(const void *address) { (void)address; return 0; }
size_t atelier_objects_count(void) { return 0; }
size_t atelier_objects_read(atelier_object *result, size_t capacity) {
  (void)result, (void)capacity;
  return 0;
}
uintptr_t atelier_app_base(void) { return 0; }

#endif

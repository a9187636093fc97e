/// How often this thread has asked for memory.
long allocation_count(void);

/// How much memory this thread has asked for and not given back, in bytes, as the allocator rounds them.
long allocated_bytes(void);

/**
 * The advisory lock under which one process at a time migrates, seeds or restores a database; an
 * arbitrary constant of ours. Whoever waited for it looks again at what is left to do.
 */
export const migrationLock = 728_533_671;

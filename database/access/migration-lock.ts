/**
 * The advisory lock under which one process at a time migrates, seeds or restores a database; an
 * arbitrary constant. A process that waited for it checks again what is left to do.
 */
export const migrationLock = 728_533_671;

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const imageBytes = 700_000_000;

/** A disk whose power can be cut. */
export type CuttableDisk = {
  folder: string;
  /**
   * Cuts the power: unflushed data is lost, and the disk is gone until `plugIn`. Processes with open
   * files on it must end by themselves meanwhile.
   */
  cutPower(): void;
  /** Waits until nothing uses the lost disk, and mounts it again. */
  plugIn(): Promise<void>;
  remove(): Promise<void>;
};

/** Whether this machine supports such a disk: root, a loop device, ext4. */
export function canCutPower(): boolean {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') {
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'steeple-power-'));
  const image = makeImage(folder, 20_000_000);
  const canMount = image !== null && mount(image, makeFolder(folder));
  const isPossible = canMount && shutDown(join(folder, 'disk'));
  spawnSync('/bin/umount', [join(folder, 'disk')]);
  rmSync(folder, { recursive: true });
  return isPossible;
}

/**
 * Makes an ext4 disk in a file.
 *
 * @throws where `canCutPower` is false
 */
export function createCuttableDisk(): CuttableDisk {
  const place = mkdtempSync(join(tmpdir(), 'steeple-power-'));
  const image = makeImage(place, imageBytes);
  const folder = makeFolder(place);
  if (image === null || !mount(image, folder)) {
    throw new Error('no disk could be made');
  }
  return {
    folder,
    cutPower: () => {
      if (!shutDown(folder)) {
        throw new Error('the power could not be cut');
      }
    },
    plugIn: async () => {
      await unmount(folder);
      if (!mount(image, folder)) {
        throw new Error('the disk does not come back');
      }
    },
    remove: async () => {
      await unmount(folder);
      rmSync(place, { recursive: true });
    },
  };
}

function makeImage(folder: string, bytes: number): string | null {
  const image = join(folder, 'disk.img');
  writeFileSync(image, '');
  truncateSync(image, bytes);
  return spawnSync('/sbin/mkfs.ext4', ['-q', image]).status === 0 ? image : null;
}

function makeFolder(place: string): string {
  const folder = join(place, 'disk');
  execFileSync('/bin/mkdir', [folder]);
  // PostgreSQL does not run as root, and needs access.
  execFileSync('/bin/chmod', ['755', place]);
  return folder;
}

function mount(image: string, folder: string): boolean {
  return spawnSync('/bin/mount', ['-o', 'loop', image, folder]).status === 0;
}

/**
 * FS_IOC_SHUTDOWN with "no log flush" (Linux, include/uapi/linux/fs.h and fs/ext4/ioctl.c): the file
 * system stops at once and writes neither pages nor journal. Node has no ioctl, hence the detour.
 */
function shutDown(folder: string): boolean {
  const script =
    'open(F, "<", $ARGV[0]) or die; my $how = pack("L", 2); ioctl(F, 0x8004587d, $how) or die;';
  return (
    existsSync('/usr/bin/perl') && spawnSync('/usr/bin/perl', ['-e', script, folder]).status === 0
  );
}

async function unmount(folder: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (spawnSync('/bin/umount', [folder]).status === 0) {
      return;
    }
    await pause(100);
  }
  throw new Error(`${folder} is still in use`);
}

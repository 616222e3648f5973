/**
 * How the program is cut into files: few and large, because each costs a round trip on a slow network and
 * compresses worse by itself.
 */
export const groups = [
  // The sign-in screen; what signs in, with the official client; the legal pages.
  { name: 'page', tags: ['$initial' as const], priority: 9 },
  { name: 'session', test: /web\/lib\/session\/session-keeper\.ts$/, priority: 8 },
  { name: 'legal', test: /web\/routes\/(privacy|terms)\.tsx$/, priority: 7.5 },
  // The shell.
  { name: 'app', test: /web\/(app\/app|routes\/home)\.tsx$/, priority: 7 },
  // A church's first screen, and a super admin's.
  { name: 'church', test: /web\/routes\/(account-area|dashboard)\.tsx$/, priority: 6 },
  { name: 'platform', test: /web\/routes\/(accounts|users|knowledge)\.tsx$/, priority: 5 },
  // What is said of counts, on many screens; and what the two counting pages share, which else came with it.
  {
    name: 'counts',
    test: /contract\/(?:by-hand|(?:functions|messages)\/(?:count|own))|icons\/IconCheck\.mjs/,
    minShareCount: 2,
    priority: 3,
  },
  {
    name: 'counting',
    test: /web\/features\/counting\/|node_modules\/idb\//,
    minShareCount: 2,
    priority: 2,
  },
  // What others share.
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 40_000,
    priority: 1,
  },
];

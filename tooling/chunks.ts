/**
 * How the program is cut into files: few and large for what people see first, because each costs a round
 * trip on a slow network and compresses worse by itself.
 *
 * A group takes what its modules need with them, unless a group of a higher priority has it; so files
 * import each other in one direction only (`e2e/built-files.spec.ts`), and each runs after what it needs.
 * Sets of entries that are merged, or an order that is kept by wrapping each module (a tenth of all bytes),
 * are not needed then.
 */
export const groups = [
  // The sign-in screen; what signs in, with the official client; the legal pages.
  { name: 'page', tags: ['$initial' as const], priority: 10 },
  {
    name: 'session',
    test: /web\/(?:lib\/session\/session-keeper|app\/ask-first-data)\.ts$/,
    priority: 9,
  },
  { name: 'legal', test: /web\/routes\/(privacy|terms)\.tsx$/, priority: 8 },
  // The shell.
  { name: 'app', test: /web\/(app\/app|routes\/home)\.tsx$/, priority: 7 },
  // A church's first screen.
  { name: 'church', test: /web\/routes\/(account-area|dashboard)\.tsx$/, priority: 6 },
  // What many screens need; the little that a church's pages share with a super admin's first ones, which
  // else came with it; and those.
  { name: 'common', minShareCount: 8, priority: 5 },
  {
    name: 'both',
    test: /components\/Switch\/|ui\/(?:actions-menu|menu-in-main)\.tsx?$|Icon(?:DotsVertical|Search)\.mjs|contract\/(?:functions\/sync|messages\/invitations)\.ts$/,
    priority: 4,
  },
  { name: 'platform', test: /web\/routes\/(accounts|users|knowledge)\.tsx$/, priority: 3 },
  // What is said of counts, on many screens; and what the two counting pages share, which else came with it.
  {
    name: 'counts',
    test: /contract\/(?:by-hand|(?:functions|messages)\/(?:count|own))|icons\/IconCheck\.mjs|web\/lib\/(?:new-key|typed-value)\.ts/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'counting',
    test: /web\/features\/counting\/|node_modules\/idb\//,
    minShareCount: 2,
    priority: 1,
  },
  // What a few screens share, by which screens those are.
  { name: 'shared', minShareCount: 2, entriesAware: true, priority: 0 },
];

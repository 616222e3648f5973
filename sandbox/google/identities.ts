/** A property of a make-believe Google account, as Search Console lists it. */
export type SandboxSite = {
  /** `sc-domain:…`, or a URL prefix with its trailing slash. */
  siteUrl: string;
  permissionLevel: 'siteOwner' | 'siteFullUser' | 'siteRestrictedUser' | 'siteUnverifiedUser';
};

/** A make-believe Google account. */
export type GoogleIdentity = {
  id: string;
  name: string;
  email: string;
  sites: readonly SandboxSite[];
  /** What the consent page says about it. */
  description: string;
};

/** Who can consent in Google's sandbox; the first is preselected. */
export const googleIdentities = [
  {
    id: 'several-properties',
    name: 'Dana Ruiz',
    email: 'dana@gracehill.example',
    sites: [
      { siteUrl: 'sc-domain:gracehill.example', permissionLevel: 'siteOwner' },
      { siteUrl: 'https://www.gracehill.example/', permissionLevel: 'siteFullUser' },
      { siteUrl: 'https://www.gracehill.example/sermons/', permissionLevel: 'siteRestrictedUser' },
      { siteUrl: 'https://give.gracehill.example/', permissionLevel: 'siteOwner' },
      { siteUrl: 'https://old.gracehill.example/', permissionLevel: 'siteUnverifiedUser' },
    ],
    description: 'Several properties: sixteen months of searches, one without any, one unverified.',
  },
  {
    id: 'one-property',
    name: 'Daniel Marsh',
    email: 'daniel@harborcommunity.example',
    sites: [{ siteUrl: 'https://www.harborcommunity.example/', permissionLevel: 'siteOwner' }],
    description: 'One property of a small church, with days when no one searched.',
  },
  {
    id: 'many-pages',
    name: 'Ruth Castillo',
    email: 'ruth@cornerstonecity.example',
    sites: [{ siteUrl: 'sc-domain:cornerstonecity.example', permissionLevel: 'siteOwner' }],
    description: 'A property with more than 3,000 pages a day.',
  },
  {
    id: 'no-properties',
    name: 'Lena Ortiz',
    email: 'lena@newdawn.example',
    sites: [],
    description: 'A Google account with no properties.',
  },
] as const satisfies readonly GoogleIdentity[];

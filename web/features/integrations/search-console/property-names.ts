const domainPrefix = 'sc-domain:';
/** Longer page addresses are cut (specification, section 9). */
const addressLengthMax = 50;

/**
 * A property's name for people: `sc-domain:example.org` is "example.org (Domain Property)",
 * `https://www.example.org/blog/` is "example.org/blog". What is no such address stays as it is.
 * @param siteUrl a site as Google spells it
 */
export function friendlyName(siteUrl: string): string {
  if (siteUrl.startsWith(domainPrefix)) {
    return `${siteUrl.slice(domainPrefix.length)} (Domain Property)`;
  }
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  if (!url?.host) {
    return siteUrl;
  }
  return `${url.host.replace(/^www\./, '')}${url.pathname.replace(/\/$/, '')}`;
}

/**
 * The first 50 characters of an address, with "..." when there is more. Characters are never cut in
 * two.
 */
export function cutAddress(address: string): string {
  const characters = Array.from(address);
  return characters.length > addressLengthMax
    ? `${characters.slice(0, addressLengthMax).join('')}...`
    : address;
}

/** "1 property available", "2 properties available". */
export function countProperties(count: number): string {
  return `${count} ${count === 1 ? 'property' : 'properties'} available`;
}

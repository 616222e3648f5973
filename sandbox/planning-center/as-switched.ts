import type { Church } from '../church/church.ts';
import type { Unknowns } from './engine/vertex.ts';

/** The church as it is served where zeros, or types of the church's own making, are left out. */
export function asSwitched(
  { servesStoredZeros, servesCustomHeadcounts }: Unknowns,
  church: Church,
): Church {
  if (servesStoredZeros && servesCustomHeadcounts) {
    return church;
  }
  const isServed = ({ total, type }: ReturnType<Church['headcounts']>[number]) =>
    (servesStoredZeros || total !== 0) && (servesCustomHeadcounts || !type.isCustom);
  return {
    ...church,
    headcounts: () => church.headcounts().filter(isServed),
    headcountsOfTime: (time) => church.headcountsOfTime(time).filter(isServed),
  };
}

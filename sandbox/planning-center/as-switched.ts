import type { Church } from '../church/church.ts';
import type { Unknowns } from './engine/vertex.ts';

/** The church without stored zeros or custom headcount types, where the switches leave them out. */
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

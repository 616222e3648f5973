import { byCheckIn } from './by-check-in.ts';
import { byCustom } from './by-custom.ts';
import { byHeadcount } from './by-headcount.ts';
import { byHeadcountType } from './by-headcount-type.ts';
import { byHistory } from './by-history.ts';
import { byLanguage } from './by-language.ts';
import { byOutsiderAtlantic } from './by-outsider-atlantic.ts';
import { byOutsiderEurope } from './by-outsider-europe.ts';
import { byOutsiderNorth } from './by-outsider-north.ts';
import { byOutsiderPacific } from './by-outsider-pacific.ts';
import { byOutsiderUs } from './by-outsider-us.ts';
import { byProduct } from './by-product.ts';
import { bySecondLook } from './by-second-look.ts';
import { byTrap } from './by-trap.ts';
import { byUnnamed } from './by-unnamed.ts';
import { byWeekday } from './by-weekday.ts';
import type { OrdinaryChurch } from './ordinary-church.ts';

/** Every made-up ordinary church. */
export const ordinaryChurches: readonly OrdinaryChurch[] = [
  ...byHeadcount,
  ...byHeadcountType,
  ...byCheckIn,
  ...byWeekday,
  ...byHistory,
  ...byCustom,
  ...byLanguage,
  ...byTrap,
  ...bySecondLook,
  ...byProduct,
  ...byOutsiderUs,
  ...byOutsiderAtlantic,
  ...byOutsiderPacific,
  ...byOutsiderEurope,
  ...byOutsiderNorth,
  ...byUnnamed,
];

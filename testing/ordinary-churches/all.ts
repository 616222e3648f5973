import { byAttack } from './by-attack.ts';
import { byBlindAmericas } from './by-blind-americas.ts';
import { byBlindAsia } from './by-blind-asia.ts';
import { byBlindBritain } from './by-blind-britain.ts';
import { byBlindEurope } from './by-blind-europe.ts';
import { byBlindSouth } from './by-blind-south.ts';
import { byBlindUsCities } from './by-blind-us-cities.ts';
import { byBlindUsSuburbs } from './by-blind-us-suburbs.ts';
import { byBlindUsTowns } from './by-blind-us-towns.ts';
import { byBlindUsTraditions } from './by-blind-us-traditions.ts';
import { byCheckIn } from './by-check-in.ts';
import { byCustom } from './by-custom.ts';
import { byFifthBritain } from './by-fifth-britain.ts';
import { byFifthCanada } from './by-fifth-canada.ts';
import { byFifthCanadaCoasts } from './by-fifth-canada-coasts.ts';
import { byFifthEurope } from './by-fifth-europe.ts';
import { byFifthPacific } from './by-fifth-pacific.ts';
import { byFifthSouth } from './by-fifth-south.ts';
import { byFifthUsCampuses } from './by-fifth-us-campuses.ts';
import { byFifthUsCustoms } from './by-fifth-us-customs.ts';
import { byFifthUsFamilies } from './by-fifth-us-families.ts';
import { byFifthUsLargest } from './by-fifth-us-largest.ts';
import { byFifthUsLiturgies } from './by-fifth-us-liturgies.ts';
import { byFifthUsMainline } from './by-fifth-us-mainline.ts';
import { byFifthUsMornings } from './by-fifth-us-mornings.ts';
import { byFifthUsRolls } from './by-fifth-us-rolls.ts';
import { byFifthUsSouth } from './by-fifth-us-south.ts';
import { byFifthUsTongues } from './by-fifth-us-tongues.ts';
import { byFifthUsTowns } from './by-fifth-us-towns.ts';
import { byHeadcount } from './by-headcount.ts';
import { byHeadcountType } from './by-headcount-type.ts';
import { byHistory } from './by-history.ts';
import { byJudgeAgain } from './by-judge-again.ts';
import { byLanguage } from './by-language.ts';
import { byNeighborChildren } from './by-neighbor-children.ts';
import { byNeighborEvenings } from './by-neighbor-evenings.ts';
import { byNeighborGuests } from './by-neighbor-guests.ts';
import { byNeighborUs } from './by-neighbor-us.ts';
import { byNeighborWorld } from './by-neighbor-world.ts';
import { byOutsiderAtlantic } from './by-outsider-atlantic.ts';
import { byOutsiderEurope } from './by-outsider-europe.ts';
import { byOutsiderNorth } from './by-outsider-north.ts';
import { byOutsiderPacific } from './by-outsider-pacific.ts';
import { byOutsiderUs } from './by-outsider-us.ts';
import { byProduct } from './by-product.ts';
import { byReportAmericas } from './by-report-americas.ts';
import { byReportEurope } from './by-report-europe.ts';
import { byReportSouth } from './by-report-south.ts';
import { byReportUs } from './by-report-us.ts';
import { bySecondLook } from './by-second-look.ts';
import { bySecondReportHabit } from './by-second-report-habit.ts';
import { bySecondReportUs } from './by-second-report-us.ts';
import { bySecondReportWorld } from './by-second-report-world.ts';
import { bySeventhBrisbane } from './by-seventh-brisbane.ts';
import { bySeventhBritain } from './by-seventh-britain.ts';
import { bySeventhCanada } from './by-seventh-canada.ts';
import { bySeventhCapitals } from './by-seventh-capitals.ts';
import { bySeventhHarbors } from './by-seventh-harbors.ts';
import { bySeventhSouthSeas } from './by-seventh-south-seas.ts';
import { bySeventhUsAltars } from './by-seventh-us-altars.ts';
import { bySeventhUsCities } from './by-seventh-us-cities.ts';
import { bySeventhUsDoors } from './by-seventh-us-doors.ts';
import { bySeventhUsLargest } from './by-seventh-us-largest.ts';
import { bySeventhUsMerged } from './by-seventh-us-merged.ts';
import { bySeventhUsOrthodox } from './by-seventh-us-orthodox.ts';
import { bySeventhUsPlains } from './by-seventh-us-plains.ts';
import { bySeventhUsSeasons } from './by-seventh-us-seasons.ts';
import { bySeventhUsSuburbs } from './by-seventh-us-suburbs.ts';
import { bySeventhUsTongues } from './by-seventh-us-tongues.ts';
import { bySeventhUsWest } from './by-seventh-us-west.ts';
import { bySixthAustralia } from './by-sixth-australia.ts';
import { bySixthBritain } from './by-sixth-britain.ts';
import { bySixthCanada } from './by-sixth-canada.ts';
import { bySixthNewZealand } from './by-sixth-new-zealand.ts';
import { bySixthReformed } from './by-sixth-reformed.ts';
import { bySixthTropics } from './by-sixth-tropics.ts';
import { bySixthUsCampuses } from './by-sixth-us-campuses.ts';
import { bySixthUsChanges } from './by-sixth-us-changes.ts';
import { bySixthUsClasses } from './by-sixth-us-classes.ts';
import { bySixthUsCountry } from './by-sixth-us-country.ts';
import { bySixthUsMissions } from './by-sixth-us-missions.ts';
import { bySixthUsOwnWords } from './by-sixth-us-own-words.ts';
import { bySixthUsRegisters } from './by-sixth-us-registers.ts';
import { bySixthUsTongues } from './by-sixth-us-tongues.ts';
import { bySixthUsWest } from './by-sixth-us-west.ts';
import { bySize } from './by-size.ts';
import { byThirdReportLife } from './by-third-report-life.ts';
import { byThirdReportUs } from './by-third-report-us.ts';
import { byThirdReportWorld } from './by-third-report-world.ts';
import { byTrap } from './by-trap.ts';
import { byUnnamed } from './by-unnamed.ts';
import { byWeekday } from './by-weekday.ts';
import type { OrdinaryChurch } from './ordinary-church.ts';

/** Written by somebody who had not read how the suggestion works. */
export const byOutsiders: readonly OrdinaryChurch[] = [
  ...byOutsiderUs,
  ...byOutsiderAtlantic,
  ...byOutsiderPacific,
  ...byOutsiderEurope,
  ...byOutsiderNorth,
];

/** Written by a judge who had not seen how the suggestion works, before it was run over them. */
const byBlindJudge: readonly OrdinaryChurch[] = [
  ...byBlindAmericas,
  ...byBlindAsia,
  ...byBlindBritain,
  ...byBlindEurope,
  ...byBlindSouth,
  ...byBlindUsCities,
  ...byBlindUsSuburbs,
  ...byBlindUsTowns,
  ...byBlindUsTraditions,
];

/** Written by another one who had seen nothing of the suggestion. */
export const byFifthAuthor: readonly OrdinaryChurch[] = [
  ...byFifthBritain,
  ...byFifthCanadaCoasts,
  ...byFifthCanada,
  ...byFifthEurope,
  ...byFifthPacific,
  ...byFifthSouth,
  ...byFifthUsCampuses,
  ...byFifthUsCustoms,
  ...byFifthUsFamilies,
  ...byFifthUsLargest,
  ...byFifthUsLiturgies,
  ...byFifthUsMainline,
  ...byFifthUsMornings,
  ...byFifthUsRolls,
  ...byFifthUsSouth,
  ...byFifthUsTongues,
  ...byFifthUsTowns,
];

/** Written by a third one. */
export const bySixthAuthor: readonly OrdinaryChurch[] = [
  ...bySixthAustralia,
  ...bySixthBritain,
  ...bySixthCanada,
  ...bySixthNewZealand,
  ...bySixthReformed,
  ...bySixthTropics,
  ...bySixthUsCampuses,
  ...bySixthUsChanges,
  ...bySixthUsClasses,
  ...bySixthUsCountry,
  ...bySixthUsMissions,
  ...bySixthUsOwnWords,
  ...bySixthUsRegisters,
  ...bySixthUsTongues,
  ...bySixthUsWest,
];

/** Written by a fourth one. */
export const bySeventhAuthor: readonly OrdinaryChurch[] = [
  ...bySeventhUsAltars,
  ...bySeventhUsTongues,
  ...bySeventhUsWest,
  ...bySeventhUsDoors,
  ...bySeventhUsSuburbs,
  ...bySeventhUsPlains,
  ...bySeventhUsSeasons,
  ...bySeventhUsLargest,
  ...bySeventhUsMerged,
  ...bySeventhUsCities,
  ...bySeventhUsOrthodox,
  ...bySeventhCanada,
  ...bySeventhBritain,
  ...bySeventhSouthSeas,
  ...bySeventhBrisbane,
  ...bySeventhCapitals,
  ...bySeventhHarbors,
];

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
  ...byOutsiders,
  ...byUnnamed,
  ...bySize,
  ...byAttack,
  ...byReportUs,
  ...byReportAmericas,
  ...byReportSouth,
  ...byReportEurope,
  ...bySecondReportUs,
  ...bySecondReportWorld,
  ...bySecondReportHabit,
  ...byThirdReportUs,
  ...byThirdReportWorld,
  ...byThirdReportLife,
  ...byBlindJudge,
  ...byJudgeAgain,
  ...byFifthAuthor,
  ...bySixthAuthor,
  ...byNeighborUs,
  ...byNeighborWorld,
  ...bySeventhAuthor,
  ...byNeighborChildren,
  ...byNeighborGuests,
  ...byNeighborEvenings,
];

import type { ChurchBase } from './church-base.ts';

/** What people give to. */
export type Fund = {
  number: number;
  name: string;
  color: string;
  isDefault: boolean;
  createdAt: number;
};

const fundNames = [
  'General Fund',
  'Building Fund',
  'Missions',
  'Benevolence',
  'Student Ministry',
  'Christmas Offering',
];
const colors = ['#3c763d', '#2d6ca2', '#b5651d', '#7b3f9d', '#c0392b', '#16806a'];

export const generalFund = 310;
export const buildingFund = 311;
/** The other funds that a gift can be split over. */
export const smallFunds = [312, 313, 314] as const;
export const christmasFund = 315;

export function fundsOf(base: ChurchBase): Fund[] {
  const first = base.weeks[0];
  if (!first) {
    return [];
  }
  const createdAt = base.zone.at(first.sunday - 18, 615);
  return Array.from({ length: Math.max(fundNames.length, base.spec.rowsMin) }, (_, at) => ({
    number: generalFund + at,
    name: fundNames[at] ?? `Memorial Fund ${at - fundNames.length + 1}`,
    color: colors[at % colors.length] ?? '#3c763d',
    isDefault: at === 0,
    createdAt,
  }));
}

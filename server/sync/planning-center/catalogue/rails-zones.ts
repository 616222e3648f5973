import type { MeasureChoices } from '#contract/functions/measures.ts';

/**
 * Rails' names of time zones (ActiveSupport::TimeZone::MAPPING), which Check-Ins has where other
 * products have the IANA name.
 */
const railsZones: Readonly<Record<string, string>> = {
  'International Date Line West': 'Etc/GMT+12',
  'American Samoa': 'Pacific/Pago_Pago',
  'Midway Island': 'Pacific/Midway',
  Hawaii: 'Pacific/Honolulu',
  Alaska: 'America/Juneau',
  'Pacific Time (US & Canada)': 'America/Los_Angeles',
  Tijuana: 'America/Tijuana',
  Arizona: 'America/Phoenix',
  'Mountain Time (US & Canada)': 'America/Denver',
  Chihuahua: 'America/Chihuahua',
  Mazatlan: 'America/Mazatlan',
  'Central Time (US & Canada)': 'America/Chicago',
  'Central America': 'America/Guatemala',
  Guadalajara: 'America/Mexico_City',
  'Mexico City': 'America/Mexico_City',
  Monterrey: 'America/Monterrey',
  Saskatchewan: 'America/Regina',
  'Eastern Time (US & Canada)': 'America/New_York',
  'Indiana (East)': 'America/Indiana/Indianapolis',
  Bogota: 'America/Bogota',
  Lima: 'America/Lima',
  Quito: 'America/Lima',
  'Atlantic Time (Canada)': 'America/Halifax',
  Caracas: 'America/Caracas',
  Georgetown: 'America/Guyana',
  'La Paz': 'America/La_Paz',
  'Puerto Rico': 'America/Puerto_Rico',
  Santiago: 'America/Santiago',
  Asuncion: 'America/Asuncion',
  Newfoundland: 'America/St_Johns',
  Brasilia: 'America/Sao_Paulo',
  'Buenos Aires': 'America/Argentina/Buenos_Aires',
  Montevideo: 'America/Montevideo',
  Azores: 'Atlantic/Azores',
  Dublin: 'Europe/Dublin',
  Edinburgh: 'Europe/London',
  Lisbon: 'Europe/Lisbon',
  London: 'Europe/London',
  UTC: 'Etc/UTC',
  Amsterdam: 'Europe/Amsterdam',
  Belgrade: 'Europe/Belgrade',
  Berlin: 'Europe/Berlin',
  Bern: 'Europe/Zurich',
  Bratislava: 'Europe/Bratislava',
  Brussels: 'Europe/Brussels',
  Budapest: 'Europe/Budapest',
  Copenhagen: 'Europe/Copenhagen',
  Ljubljana: 'Europe/Ljubljana',
  Madrid: 'Europe/Madrid',
  Paris: 'Europe/Paris',
  Prague: 'Europe/Prague',
  Rome: 'Europe/Rome',
  Sarajevo: 'Europe/Sarajevo',
  Skopje: 'Europe/Skopje',
  Stockholm: 'Europe/Stockholm',
  Vienna: 'Europe/Vienna',
  Warsaw: 'Europe/Warsaw',
  'West Central Africa': 'Africa/Algiers',
  Zagreb: 'Europe/Zagreb',
  Zurich: 'Europe/Zurich',
  Athens: 'Europe/Athens',
  Bucharest: 'Europe/Bucharest',
  Cairo: 'Africa/Cairo',
  Harare: 'Africa/Harare',
  Helsinki: 'Europe/Helsinki',
  Jerusalem: 'Asia/Jerusalem',
  Kyiv: 'Europe/Kiev',
  Pretoria: 'Africa/Johannesburg',
  Riga: 'Europe/Riga',
  Sofia: 'Europe/Sofia',
  Tallinn: 'Europe/Tallinn',
  Vilnius: 'Europe/Vilnius',
  Istanbul: 'Europe/Istanbul',
  Moscow: 'Europe/Moscow',
  Nairobi: 'Africa/Nairobi',
  'Abu Dhabi': 'Asia/Muscat',
  'New Delhi': 'Asia/Kolkata',
  Mumbai: 'Asia/Kolkata',
  Chennai: 'Asia/Kolkata',
  Bangkok: 'Asia/Bangkok',
  Jakarta: 'Asia/Jakarta',
  'Hong Kong': 'Asia/Hong_Kong',
  'Kuala Lumpur': 'Asia/Kuala_Lumpur',
  Perth: 'Australia/Perth',
  Singapore: 'Asia/Singapore',
  Taipei: 'Asia/Taipei',
  Seoul: 'Asia/Seoul',
  Tokyo: 'Asia/Tokyo',
  Adelaide: 'Australia/Adelaide',
  Darwin: 'Australia/Darwin',
  Brisbane: 'Australia/Brisbane',
  Canberra: 'Australia/Canberra',
  Hobart: 'Australia/Hobart',
  Melbourne: 'Australia/Melbourne',
  Sydney: 'Australia/Sydney',
  Guam: 'Pacific/Guam',
  Auckland: 'Pacific/Auckland',
  Fiji: 'Pacific/Fiji',
  Wellington: 'Pacific/Auckland',
};

/** Converts a Rails or IANA name of a time zone to IANA; null if unknown. */
export function ianaZone(name: string | null): string | null {
  if (name === null) {
    return null;
  }
  const zone = railsZones[name] ?? name;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone && zone;
  } catch {
    return null;
  }
}

const zoneCountries: readonly (readonly [RegExp, MeasureChoices['country']])[] = [
  [/^America\/(Toronto|Vancouver|Halifax|Winnipeg|Edmonton|Regina|St_Johns|Moncton)$/, 'CA'],
  [/^America\/(Mexico_City|Monterrey|Tijuana|Chihuahua|Mazatlan|Cancun)$/, 'MX'],
  [/^America\/Sao_Paulo$/, 'BR'],
  [/^America\/Puerto_Rico$/, 'PR'],
  [/^Europe\/London$/, 'GB'],
  [/^Europe\/Dublin$/, 'IE'],
  [/^Europe\/Berlin$/, 'DE'],
  [/^Europe\/Vienna$/, 'AT'],
  [/^Europe\/Zurich$/, 'CH'],
  [/^Europe\/Amsterdam$/, 'NL'],
  [/^Europe\/Paris$/, 'FR'],
  [/^Europe\/Athens$/, 'GR'],
  [/^Australia\//, 'AU'],
  [/^Pacific\/Auckland$/, 'NZ'],
  [/^Africa\/Johannesburg$/, 'ZA'],
  [/^Africa\/Nairobi$/, 'KE'],
  [/^Asia\/Singapore$/, 'SG'],
];

/** The likely country of a church in a time zone; the United States by default. */
export function countryOfZone(zone: string): MeasureChoices['country'] {
  return zoneCountries.find(([pattern]) => pattern.test(zone))?.[1] ?? 'US';
}

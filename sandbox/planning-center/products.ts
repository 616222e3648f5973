import { calendarProduct } from './collections/calendar.ts';
import { checkInsProduct } from './collections/check-ins.ts';
import { givingProduct } from './collections/giving.ts';
import { groupsProduct } from './collections/groups.ts';
import { peopleProduct } from './collections/people.ts';
import type { Product } from './collections/product.ts';
import { publishingProduct } from './collections/publishing.ts';
import { registrationsProduct } from './collections/registrations.ts';
import { servicesProduct } from './collections/services.ts';

/** The eight products that the sandbox has. */
export const products: readonly Product[] = [
  peopleProduct,
  servicesProduct,
  checkInsProduct,
  givingProduct,
  calendarProduct,
  groupsProduct,
  publishingProduct,
  registrationsProduct,
];

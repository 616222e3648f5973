import * as z from 'zod/mini';
import { connectedAccountId } from './connections.ts';

/** The rights that an account admin may be without; each is decided in PostgreSQL. */
const marks = {
  /** Sees everything, and changes nothing. */
  mayOnlyLook: z.boolean(),
  /** Sees nothing about giving, in no way out. */
  withoutGiving: z.boolean(),
};

/** The body of `colleagues`. */
export const colleaguesRequest = z.object({ accountId: connectedAccountId });

/** The answer of `colleagues`: a church's account admins by name. */
export const colleaguesResponse = z.array(
  z.object({
    profileId: z.guid(),
    name: z.string(),
    email: z.string(),
    ...marks,
    /** Whether they get the Monday letter. */
    letter: z.boolean(),
    /** Whether it was offered to them, and they have not answered. */
    letterOffered: z.boolean(),
    /** Whether this is the person who asks. */
    isYou: z.boolean(),
  }),
);
export type Colleague = z.infer<typeof colleaguesResponse>[number];

/** The body of `profile-marks-save`. */
export const profileMarksSaveRequest = z.object({ profileId: z.guid(), ...marks });

/** The answer of `profile-marks-save`: the marks as kept. */
export const profileMarksSaveResponse = z.object({ profileId: z.guid(), ...marks });

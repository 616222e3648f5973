import * as z from 'zod/mini';
import type { UserFormProblem } from '../user-form-problems.ts';
import { createUserRequest, findChangedUserProblem } from './users.ts';

/** The body of `invite-user`: as `create-user` has it, without a password. */
export const inviteUserRequest = z.omit(createUserRequest, { password: true });
export type InviteUserRequest = z.infer<typeof inviteUserRequest>;

/**
 * Runs the checks of 'Add User' that are not about the password, in their order.
 *
 * @returns the first problem, or null
 */
export function findInvitationProblem(user: InviteUserRequest): UserFormProblem | null {
  return findChangedUserProblem(user);
}

/** The body of `invitations`: those of a church; of all churches without one, for super admins. */
export const invitationsRequest = z.object({ accountId: z.optional(z.nullable(z.guid())) });

/** An invitation that nobody has accepted or ended yet. */
const invitation = z.object({
  id: z.guid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.nullable(z.string()),
  role: createUserRequest.shape.role,
  accountId: z.nullable(z.guid()),
  accountName: z.nullable(z.string()),
  /** Who invited, as they were called then. */
  invitedBy: z.nullable(z.string()),
  invitedAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitation>;

/** The open invitations, the newest first. */
export const invitationsResponse = z.array(invitation);

/** The body of `invitation-end`. */
export const invitationEndRequest = z.object({ id: z.guid() });
/** The invitation, which opens nothing any more. */
export const invitationEndResponse = invitation;

/** The body of `platform-settings`, for super admins: what is left out stays as it is. */
export const platformSettingsRequest = z.strictObject({
  /** Whether account admins may invite colleagues to their own church. */
  adminsMayInvite: z.optional(z.boolean()),
});
/** What holds for the whole platform. */
export const platformSettingsResponse = z.object({ adminsMayInvite: z.boolean() });

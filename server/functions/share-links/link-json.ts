/**
 * A link, from a `with` clause or the table, in the shape of `shareLink`; the hash of its token
 * never leaves PostgreSQL.
 */
export const linkJson = `json_build_object('id', id, 'label', label, 'showsGiving', shows_giving,
  'showsNotes', shows_notes, 'expiresAt', expires_at, 'createdAt', created_at, 'createdBy', author, 'revokedAt', revoked_at)`;

/** The columns that people may read, for the `returning` clause. */
export const linkColumns =
  'id, label, shows_giving, shows_notes, expires_at, created_at, author, revoked_at';

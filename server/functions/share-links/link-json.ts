/** A link of a `with` clause or table as `shareLink` has it; the hash of its token never leaves PostgreSQL. */
export const linkJson = `json_build_object('id', id, 'label', label, 'showsGiving', shows_giving,
  'expiresAt', expires_at, 'createdAt', created_at, 'createdBy', author, 'revokedAt', revoked_at)`;

/** What a statement that changes a link gives back: the columns that people may read. */
export const linkColumns = 'id, label, shows_giving, expires_at, created_at, author, revoked_at';

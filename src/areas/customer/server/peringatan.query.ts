import { sql } from '#kit/server/sql.ts';

/**
 * The notices of a document as its auction asks for them (`Diperingatkan`), over a table of notices: by the clock of
 * the database, so that a backdated day makes none older.
 */
export const DIPERINGATKAN = sql`max(tgl_system) as tgl,
  coalesce(bool_or(input_date <= waktu() - interval '24 hours'), false) as sehari`;

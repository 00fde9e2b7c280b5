import { TANPA_PERANGKAT } from '#kit/server/credentials.ts';
import { keyedDigest } from '#kit/server/server-key.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/**
 * A device as a reader sees it. Its own id identifies it at the log-in, and a person who sent that id from elsewhere
 * would spend the tries of those who sit there: a digest tells two devices apart and opens no door. A text that is too
 * short for an id, or says that there is none, is a name (`deviceOf` of the log-in).
 */
export const sebutPerangkat = (perangkat: Query): Query => sql`
  case when length(${perangkat}) < 8 or ${perangkat} = ${TANPA_PERANGKAT} then ${perangkat}
       else left(encode(sha256(convert_to(${keyedDigest('perangkat')} || ${perangkat}, 'UTF8')), 'hex'), 12) end`;

/** The device of a session `s`: by what its browser said of itself, else by the digest. */
export const perangkatSesi = (): Query =>
  sql`coalesce(s.nama_perangkat, ${sebutPerangkat(sql`s.perangkat`)})`;

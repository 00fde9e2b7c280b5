import { TANPA_PERANGKAT } from '#kit/server/credentials.ts';
import { keyedDigest } from '#kit/server/server-key.ts';
import { sql, type Query } from '#kit/server/sql.ts';

/**
 * A device as a reader is told of it. Its own id is what it is known by at the log-in, and whoever sent it from
 * elsewhere would spend the tries of those who sit there: a digest tells two devices apart and opens no door.
 * What is too short for an id, or says that there is none, is a name (`deviceOf` of the log-in).
 */
export const sebutPerangkat = (perangkat: Query): Query => sql`
  case when length(${perangkat}) < 8 or ${perangkat} = ${TANPA_PERANGKAT} then ${perangkat}
       else left(encode(sha256(convert_to(${keyedDigest('perangkat')} || ${perangkat}, 'UTF8')), 'hex'), 12) end`;

/** The device of a session `s`: by what its browser said of itself, else by the digest. */
export const perangkatSesi = (): Query =>
  sql`coalesce(s.nama_perangkat, ${sebutPerangkat(sql`s.perangkat`)})`;

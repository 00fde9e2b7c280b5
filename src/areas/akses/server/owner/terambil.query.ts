import { sql, type Sql } from '#kit/server/sql.ts';

/** So long two owners agree on nothing, after one has taken the other's password or factor. */
export const HARI_TERAMBIL = 3;

type Pasangan = { readonly peminta: string; readonly penyetuju: string };

/**
 * Whether one of two owners took the other's password or second factor within these days, and no owner agreed to it:
 * he who did may be both of them (D-34.2).
 */
export const terambil = async (
  on: Sql,
  kode_toko: readonly string[],
  { peminta, penyetuju }: Pasangan,
): Promise<boolean> =>
  (await on.maybe(sql`
    select from audit a
     where a.kode_toko = any(${kode_toko as string[]}::text[]) and a.tabel in ('users', 'dua_faktor')
       and a.tindakan in ('RESET_PASSWORD', 'HAPUS_DUA_FAKTOR')
       and (a.user_id, a.kunci) in ((${peminta}, ${penyetuju}), (${penyetuju}, ${peminta}))
       and not exists (select from users u where u.user_id in (${peminta}, ${penyetuju}) and u.level <> 'OWN')
       and a.waktu > waktu() - make_interval(days => ${HARI_TERAMBIL})
       and not exists (select from otorisasi o where o.kode_toko = a.kode_toko and o.keystore = a.keystore
                          and o.disetujui_level = 'OWN')
     limit 1`)) !== undefined;

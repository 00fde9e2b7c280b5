import { susunKamus } from '#areas/buku/server/kamus-log.ts';
import { CONTRACTS } from '#app/contract/contracts.ts';
import { MENU } from '#app/contract/menu.ts';
import type { Shop } from '#tests/kit/shop.ts';

/** The words that the server has, too. */
export const KAMUS = susunKamus(CONTRACTS, MENU);
/** What the log tells of: acts beside documents, as log-aktivitas.query.ts names them. */
const BESIDE = `tindakan ~ '^(LOGIN|LOGOUT|EKSPOR|AKTIFKAN|HAPUS|MATIKAN|UBAH|TAMBAH$|FOTO|RESET_PASSWORD|GANTI_PASSWORD)'
  or tindakan ~ '_TAG$'`;
/** Said by other words: rights by their doors, parameters by their own labels; the rest is the machine's own. */
const LAIN = ['user_akses', 'akses_templat', 'parameter_toko'];
const SENDIRI = ['id', '_id', 'op', 'kode_toko', 'input_by', 'input_date'];

/** Fields of what was written down that the log would say by a name of the machine. */
export async function tanpaKata(shop: Pick<Shop, 'rows'>): Promise<string[]> {
  const seen = await shop.rows<{ tabel: string; field: string }>(`
    select distinct tabel, k as field
      from audit cross join lateral unnest(array[sebelum::jsonb, sesudah::jsonb]) v
     cross join lateral jsonb_object_keys(case when jsonb_typeof(v) = 'object' then v else '{}' end) k
     where ${BESIDE} order by 1, 2`);
  return seen
    .filter(({ tabel, field }) => !LAIN.includes(tabel) && !SENDIRI.includes(field))
    .filter(({ tabel, field }) => !(KAMUS[tabel]?.[field] ?? KAMUS['*']![field]))
    .map(({ tabel, field }) => `${tabel}.${field}`);
}

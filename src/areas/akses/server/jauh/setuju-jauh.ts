import * as z from 'zod/mini';
import { refusals } from '#kit/rules/refusal.ts';
import { recordAside } from '#kit/server/aside.table.ts';
import type { Database } from '#kit/server/database.ts';
import { Problem } from '#kit/server/problem.ts';
import { newOp } from '#kit/server/write/new-op.ts';
import {
  isiPermintaan,
  type DariTokoJauh,
  type IsiPermintaan,
} from '#areas/akses/contract/otorisasi-pusat.api.ts';
import { findDilihat } from '#areas/akses/server/jauh/jauh.query.ts';
import {
  needPenyetujuJauh,
  type PenyetujuJauh,
  type TanyaCabang,
} from '#areas/akses/server/jauh/penyetuju-jauh.ts';
import { sidikTampil, tampilOf } from '#areas/akses/server/jauh/tampil.ts';
import { listToko } from '#areas/toko/server/toko.table.ts';

const TIDAK = refusals({
  DATA_DITOLAK: { message: 'Data Gagal Dimuat' },
  OTORISASI_BELUM_DIBACA: { message: 'Tampilkan Permintaan Dahulu Sebelum Disetujui' },
});

export type Dengan = { readonly db: Database; readonly tanya: TanyaCabang };
/** A request at another shop, and the language that its approver reads. */
export type DiToko = {
  readonly kode_toko: string;
  readonly keystore: string;
  readonly locale: string;
};

const kunciOf = ({ kode_toko, keystore }: DiToko): string => `${kode_toko}/${keystore}`;
const pathOf = ({ keystore }: DiToko): string => `otorisasi-pusat/${encodeURIComponent(keystore)}`;

type Dibaca = IsiPermintaan & { readonly jauh: DariTokoJauh };

/**
 * What the branch says is asked, for an approver who has shown here who he is. Its words are texts, bounded, and
 * nothing else of it: what he was shown is in this server's record, whole and by its digest, before he sees it.
 */
export async function bacaJauh(
  { db, tanya }: Dengan,
  di: DiToko,
  who: PenyetujuJauh,
): Promise<Dibaca> {
  const { locale } = di;
  const said = await tanya(di.kode_toko, who, { method: 'GET', path: pathOf(di), locale });
  const read = z.safeParse(isiPermintaan, said);
  if (!read.success || read.data.keystore !== di.keystore)
    throw new Problem(503, 'DATA_DITOLAK', TIDAK.DATA_DITOLAK.message);
  const isi = read.data;
  await needPenyetujuJauh(db, isi, who);
  const { kode_toko, user_id, level, perangkat, ip, cara } = who;
  await recordAside(db, {
    kode_toko,
    user_id,
    level,
    perangkat,
    ip,
    op: newOp(),
    tindakan: 'BACA_DI_TOKO',
    tabel: 'otorisasi',
    kunci: kunciOf(di),
    sesudah: { toko: di.kode_toko, cara, dilihat: sidikTampil(isi), ...tampilOf(isi) },
  });
  return { ...isi, jauh: await jauhOf(db, di, isi) };
}

/** The name is the one under which this server lists the shop. */
async function jauhOf(
  db: Database,
  { kode_toko }: DiToko,
  { perihal, ringkasan, catatan, nama_peminta }: IsiPermintaan,
): Promise<DariTokoJauh> {
  const nama_toko = (await listToko(db)).find((one) => one.kode_toko === kode_toko)?.nama_toko;
  const kata = { perihal, ringkasan, catatan, peminta: nama_peminta };
  return { kode_toko, nama_toko: nama_toko ?? kode_toko, ...kata };
}

export type Jawaban = {
  readonly putusan: 'DISETUJUI' | 'DITOLAK';
  readonly alasan: string | null;
  readonly cocok: number | null;
};

/** He agrees to what he was shown and to nothing else; refusing needs no reading. */
export async function jawabJauh(
  { db, tanya }: Dengan,
  di: DiToko,
  who: PenyetujuJauh,
  { putusan, alasan, cocok }: Jawaban,
) {
  const { kode_toko, user_id, cara } = who;
  const dilihat = (await findDilihat(db, { kode_toko, user_id, kunci: kunciOf(di) })) ?? null;
  if (putusan === 'DISETUJUI' && dilihat === null)
    throw new Problem(409, 'OTORISASI_BELUM_DIBACA', TIDAK.OTORISASI_BELUM_DIBACA.message);
  await tanya(di.kode_toko, who, {
    method: 'POST',
    path: pathOf(di),
    body: { putusan, alasan, dilihat, cocok },
    locale: di.locale,
    catatan: { otorisasi: di.keystore, cara, putusan, dilihat },
  });
  return { keystore: di.keystore, status: putusan, disetujui_by: user_id };
}

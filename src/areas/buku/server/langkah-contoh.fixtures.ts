import { newOp } from '#kit/server/write/new-op.ts';
import type { Client } from 'pg';

type Act = {
  hari: string;
  at: string;
  tindakan: string;
  keystore?: string;
  kunci?: string;
  tabel?: string;
  level?: 'KASIR' | 'OWN';
};

/** One act in one transaction at a given minute: its effects, its audit row and its key. */
export async function act(
  owner: Client,
  { hari, at, tindakan, keystore, kunci = tindakan, tabel = 'contoh', level = 'KASIR' }: Act,
  work: (op: string) => Promise<unknown>,
) {
  const op = newOp();
  await owner.query('begin');
  await owner.query(`select set_config('kilau.waktu', '${hari} ${at}+00', true)`);
  await work(op);
  await owner.query(
    `select selesai('KJ1', array[$1::uuid], array[$6], array[$7], array['uji'], array[''], $2, array[1], array['KJ1'],
       array[$8], array[$9], array[$10], '~', $3, array[$4], array['POST contoh'], array[$5], array[201], '{}',
       array[null::text], false)`,
    [
      op,
      keystore ?? null,
      JSON.stringify({ tindakan }),
      `key-${op}`,
      `digest-${keystore}`,
      level === 'OWN' ? 'own.kj1' : 'ksr.kj1',
      level,
      tindakan,
      tabel,
      kunci,
    ],
  );
  await owner.query('commit');
}

type Piece = {
  barcode: string;
  baki: string;
  kadar: number;
  kode: string;
  berat: number;
  murni: number;
};
export const PIECES: readonly Piece[] = [
  { barcode: 'KJ100001', baki: 'A-01', kadar: 7500, kode: '750', berat: 3250, murni: 2438 },
  { barcode: 'KJ100002', baki: 'A-01', kadar: 4200, kode: '420', berat: 2345, murni: 985 },
  { barcode: 'KJ100003', baki: 'B-02', kadar: 7000, kode: '700', berat: 5010, murni: 3507 },
  { barcode: 'KJ100004', baki: 'B-02', kadar: 3750, kode: '375', berat: 1200, murni: 450 },
];

export const set = (
  owner: Client,
  hari: string,
  no: string,
  kode: string,
  op: string,
  baris: readonly object[],
  membalik: string | null = null,
) =>
  owner.query(`select catat_buku('KJ1', $1, $2, $3, '', $4, 'ksr.kj1', $5, $6::jsonb)`, [
    hari,
    no,
    kode,
    membalik,
    op,
    JSON.stringify(baris),
  ]);

export const gold = (
  akun: string,
  arah: 1 | -1,
  { barcode, kadar, berat, murni }: Omit<Piece, 'baki' | 'kode'>,
) => ({ akun, kode_barcode: barcode, kadar, qty: arah, berat: arah * berat, murni: arah * murni });

export const approve = (owner: Client, keystore: string, event: string, at: string) =>
  owner.query(
    `insert into otorisasi (kode_toko, keystore, event, level, method, path, digest, ringkasan, angka, status, input_by, input_level, input_date,
      kedaluwarsa, disetujui_by, disetujui_level, disetujui_at, cara)
    values ('KJ1', $1, array[$2::text], '{SPV,OWN}', 'POST', 'contoh', 'digest-' || $1, '', '[]', 'DISETUJUI', 'ksr.kj1', 'KASIR', $3::timestamptz,
      $3::timestamptz + interval '2 minutes', 'spv.kj1', 'SPV', $3::timestamptz, 'MANUAL')`,
    [keystore, event, `${at}+00`],
  );

export const spend = (owner: Client, keystore: string, op: string) =>
  owner.query(
    `update otorisasi set status = 'TERPAKAI', op_pakai = $2, terpakai_at = waktu() where keystore = $1`,
    [keystore, op],
  );

export const mirrored = async (owner: Client, no: string): Promise<object[]> =>
  (
    await owner.query<object>(
      `select akun, kode_barcode, kadar, -rupiah as rupiah, -qty as qty, -berat as berat, -murni as murni from buku where no_bukti = $1 order by urut`,
      [no],
    )
  ).rows;

import type { InputOf } from '#kit/contract/endpoint.ts';
import { fill, gather } from '#kit/rules/refusal.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, orRefuse, refuseIf } from '#kit/server/problem.ts';
import { seal } from '#kit/server/server-key.ts';
import type { Sql } from '#kit/server/sql.ts';
import { bisaDipanggil } from '#areas/pesan/rules/gateway-pesan.ts';
import { kataNilai } from '#areas/akses/contract/teks-nilai.ts';
import { jagaDukungan, type MilikOwner } from '#areas/akses/server/jaga-dukungan.ts';
import {
  sambungan,
  sambunganFields,
  type ubahSambunganEndpoint,
} from '#areas/penjualan/contract/tayang/tayang.api.ts';
import { kodeSaluran } from '#areas/penjualan/rules/tayang/adaptor.ts';
import { SEBAB_LEPAS, TIDAK_TAYANG } from '#areas/penjualan/rules/tayang/tayang.ts';
import { adaptorDiizinkan } from '#areas/penjualan/server/tayang/panggil-luar.ts';
import { dropPesanan, lepasTunggu } from '#areas/penjualan/server/tayang/pesanan.table.ts';
import {
  lepasTayang,
  listSambungan,
  saveSambungan,
  type SambunganRow,
} from '#areas/penjualan/server/tayang/sambungan.table.ts';
import { pemilikRahasia } from '#areas/penjualan/server/tayang/tanda.ts';
import { pemegangPesanan } from '#areas/stock/rules/tahan-pesanan.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { lockSetelan } from '#areas/toko/server/setelan.table.ts';

/** What anybody may read of it: whether there is a secret, never which. */
const tanpaRahasia = ({ rahasia, ...row }: SambunganRow, kode_toko: string) => ({
  ...row,
  ada_rahasia: rahasia !== null,
  alamat_pesanan: `api/v1/adaptor/${kodeSaluran(kode_toko, row.kode_marketplace)}/pesanan`,
});

export const daftarSambungan = async (on: Sql, _: unknown, { kode_toko }: Ctx) =>
  (await listSambungan(on, kode_toko)).map((row) => tanpaRahasia(row, kode_toko));

/**
 * A secret belongs to an address: where that changes, the old one is not used there. What is still offered at the old
 * address is taken down first, or said to be taken down there by hand.
 */
export async function ubahSambungan(
  tx: Tx,
  { params: { kode_marketplace }, body }: InputOf<typeof ubahSambunganEndpoint>,
  ctx: Ctx,
) {
  const { kode_toko, op } = ctx;
  await lockSetelan(tx, kode_toko);
  const lama = orRefuse(
    (await listSambungan(tx, kode_toko, kode_marketplace))[0],
    fill(TIDAK_TAYANG.SAMBUNGAN_TIDAK_ADA, { kode_marketplace }),
  );
  const alamat = body.alamat.replace(/\/+$/, '');
  const sama = lama.alamat === alamat;
  const tetap = sama ? lama.rahasia : null;
  const http = body.adapter === 'HTTP';
  refuseIf(
    gather(
      [http && alamat === '', TIDAK_TAYANG.ALAMAT_TAYANG_KOSONG],
      [
        alamat !== '' && !bisaDipanggil(alamat, adaptorDiizinkan()),
        TIDAK_TAYANG.ALAMAT_TAYANG_SALAH,
      ],
      [http && body.rahasia === null && tetap === null, TIDAK_TAYANG.RAHASIA_KOSONG],
    ),
  );
  const pindah = !sama || (lama.adapter === 'HTTP' && !http);
  conflictIf(
    pindah && lama.tayang > 0 && !body.lepas,
    fill(TIDAK_TAYANG.MASIH_TAYANG, { n: lama.tayang }),
  );
  const rahasia = body.rahasia
    ? seal(body.rahasia, pemilikRahasia(kode_toko, kode_marketplace))
    : tetap;
  await jagaDukungan(tx, ctx, diminta(lama, { ...body, alamat }));
  await saveSambungan(tx, kode_toko, {
    kode_marketplace,
    adapter: body.adapter,
    alamat,
    rahasia,
    op,
  });
  if (pindah) await lepasTayang(tx, kode_toko, kode_marketplace);
  if (body.lepas_pesanan !== 'TETAP')
    await lepasPesanan(tx, kode_marketplace, body.lepas_pesanan === 'SEMUA', ctx);
  const baru = orRefuse(
    (await listSambungan(tx, kode_toko, kode_marketplace))[0],
    TIDAK_TAYANG.SAMBUNGAN_TIDAK_ADA,
  );
  const sesudah = tanpaRahasia(baru, kode_toko);
  tx.audit({
    tindakan: 'UBAH',
    tabel: 'marketplace_sambungan',
    kunci: kode_marketplace,
    sebelum: tanpaRahasia(lama, kode_toko),
    sesudah: { ...sesudah, ...(body.rahasia !== null && { rahasia_diganti: true }) },
  });
  return sesudah;
}

/** What an owner reads where the vendor's people set it; of the secret only that it changes. */
const diminta = (
  lama: SambunganRow,
  body: InputOf<typeof ubahSambunganEndpoint>['body'],
): MilikOwner => ({
  apa: 'sambungan marketplace',
  kunci: lama.kode_marketplace,
  fields: sambungan,
  sebelum: lama,
  sesudah: body,
  lain: [
    ...(body.rahasia === null ? [] : [{ label: 'Rahasia', nilai: 'Diganti' }]),
    ...(body.lepas_pesanan === 'TETAP'
      ? []
      : [
          {
            label: sambunganFields.lepas_pesanan.label,
            nilai: kataNilai(sambunganFields.lepas_pesanan, body.lepas_pesanan),
          },
        ]),
  ],
});

/** Who knows the secret may hold pieces for two days: an owner frees them at once, as one act (D-48.4). */
async function lepasPesanan(
  tx: Tx,
  kode_marketplace: string,
  semua: boolean,
  { kode_toko, user_id, hari, op }: Ctx,
): Promise<void> {
  const lepas = { sebab: SEBAB_LEPAS, user_id, hari, op };
  const orders = await lepasTunggu(tx, { kode_toko, kode_marketplace }, { semua, lepas });
  if (orders.length === 0) return;
  const pemegang = orders.map(({ no_order }) => pemegangPesanan(kode_marketplace, no_order));
  await dropPesanan(tx, kode_toko, pemegang);
  tx.ring('keranjang', { kode_barcode: orders.flatMap(({ kode }) => kode) });
  tx.audit({
    tindakan: 'TOLAK',
    tabel: 'pesanan_online',
    kunci: kode_marketplace,
    sebelum: { status: 'MENUNGGU' },
    sesudah: {
      status: 'DITOLAK',
      alasan: lepas.sebab,
      no_order: orders.map(({ no_order }) => no_order),
    },
  });
}

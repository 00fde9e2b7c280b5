import { formatGram } from '#kit/rules/format.ts';
import { mg, sum, type Miligram } from '#kit/rules/quantity.ts';
import { fill } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Database, Tx } from '#kit/server/database.ts';
import { conflictIf, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi } from '#areas/akses/server/perlu-otorisasi.ts';
import { findSidikOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import type { selesaiKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import type { lebihKirimanEndpoint } from '#areas/kirim/contract/lebih.api.ts';
import { LEBIH_PALING_BANYAK, TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import { KIRIMAN_LEBIH, KIRIMAN_SELESAI } from '#areas/kirim/server/barang-sampai.ts';
import { listIsi, saveCatatan, type KirimanMasuk } from '#areas/kirim/server/kiriman.table.ts';
import { listLebih } from '#areas/kirim/server/lebih.table.ts';
import {
  BERKODE,
  holdKiriman,
  holdSampai,
  listPacked,
  tellKiriman,
} from '#areas/kirim/server/kiriman-masuk.ts';
import { kirimPesan } from '#areas/toko/server/antar/pesan-toko.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

/** Nothing more comes: what is missing stays on its way in the sender's book until he settles it (D-42.6). */
export const selesaiKiriman =
  (db: Database) =>
  async (tx: Tx, { params, body }: InputOf<typeof selesaiKirimanEndpoint>, ctx: Ctx) => {
    const kirim = await holdKiriman(tx, params.no, ctx);
    await nyatakanKurang(tx, db, kirim, body.alasan, ctx);
    return tellKiriman(tx, { ...kirim, selesai: true }, ctx);
  };

const ctOf = ({ carat }: { readonly carat: Miligram | null }): Miligram => carat ?? mg(0);

/** What of a shipment, of pieces or of gold, is on its way is missing from now on; an SPV agrees, the sender hears. */
export async function nyatakanKurang(
  tx: Tx,
  db: Database,
  { no_kirim, asal, nama_asal, input_by: pengirim, isi: jenis, jauh }: KirimanMasuk,
  alasan: string,
  ctx: Ctx,
): Promise<void> {
  const kurang = (await listIsi(tx, asal, no_kirim)).filter((one) => one.hasil === 'JALAN');
  conflictIf(kurang.length === 0, fill(TIDAK_KIRIMAN.SUDAH_LENGKAP, { no_kirim }));
  await perluOtorisasi(tx, ctx, [
    {
      event: kirimEvents.KIRIMAN_SELISIH,
      ringkasan: sentence('Kiriman {no} kurang {n} barang', { no: no_kirim, n: kurang.length }),
      angka: [
        ...kurang.map(({ kode_barcode, nama_barang, berat, carat }) => ({
          label: `${kode_barcode} ${nama_barang}`,
          nilai: carat === null ? `${formatGram(berat)} g` : `${formatGram(carat)} ct`,
        })),
        jenis === 'BERLIAN'
          ? { label: 'Carat kurang', nilai: `${formatGram(sum(kurang.map(ctOf)))} ct` }
          : {
              label: 'Berat kurang',
              nilai: `${formatGram(sum(kurang.map((one) => one.berat)))} g`,
            },
        { label: 'Toko Asal', nilai: nama_asal },
        { label: 'Pengirim', nilai: pengirim },
        { label: 'Alasan', nilai: alasan },
      ],
    },
  ]);
  const row = { asal, no_kirim, alasan, kurang: kurang.length };
  await saveCatatan(tx, 'kiriman_selesai', row, ctx);
  const said = { kurang: kurang.map((one) => one.kode_barcode), alasan };
  const { hari: tgl_system, user_id: input_by } = ctx;
  const isi = jauh
    ? { ...said, tgl_system, input_by, sidik_hp: await findSidikOrang(tx, input_by) }
    : said;
  await kirimPesan(tx, db, { ke: asal, jenis: KIRIMAN_SELESAI, no_dokumen: no_kirim, isi }, ctx);
  tx.audit({
    tindakan: 'SELESAI_KIRIMAN',
    tabel: 'kiriman_selesai',
    kunci: no_kirim,
    sesudah: row,
  });
}

/**
 * A piece that is not on the list: kept as a scan and told to the sender, who ships it or takes it home (D-42.7). It
 * may be found when all of the list was taken in.
 */
export const lebihKiriman =
  (db: Database) =>
  async (tx: Tx, { params, body }: InputOf<typeof lebihKirimanEndpoint>, ctx: Ctx) => {
    const kirim = await holdSampai(tx, params.no, ctx, BERKODE);
    const { no_kirim, asal } = kirim;
    const { kode_barcode } = body;
    const isi = await listIsi(tx, asal, no_kirim);
    const rows = await listPacked(
      tx,
      kirim,
      isi.map((one) => one.kode_barcode),
    );
    // A reader names a piece by its tag: the tag of a piece on the list is no piece too many.
    const sendiri = rows.find((one) => one.tag_id === kode_barcode)?.kode_barcode ?? kode_barcode;
    const found = isi.find((one) => one.kode_barcode === sendiri)?.hasil;
    // One that was said to be missing and came after all: it can be received no more, and the sender must hear of it.
    const listed = found === 'JALAN' || found === 'TERIMA';
    refuseIf(listed ? [fill(TIDAK_KIRIMAN.ISI_KIRIMAN, { kode_barcode: sendiri, no_kirim })] : []);
    const lebih = await listLebih(tx, asal, no_kirim);
    if (lebih.some((one) => one.kode_barcode === kode_barcode)) return tellKiriman(tx, kirim, ctx);
    refuseIf(
      lebih.length < LEBIH_PALING_BANYAK
        ? []
        : [fill(TIDAK_KIRIMAN.LEBIH_PENUH, { n: LEBIH_PALING_BANYAK })],
    );
    const keterangan = body.keterangan ?? '';
    const row = { asal, no_kirim, kode_barcode, keterangan };
    await saveCatatan(tx, 'kiriman_lebih', row, ctx);
    const { hari: tgl_system, user_id: input_by } = ctx;
    const told = { kode_barcode, keterangan, ...(kirim.jauh && { tgl_system, input_by }) };
    await kirimPesan(
      tx,
      db,
      { ke: asal, jenis: KIRIMAN_LEBIH, no_dokumen: no_kirim, isi: told },
      ctx,
    );
    tx.audit({ tindakan: 'LEBIH_KIRIMAN', tabel: 'kiriman_lebih', kunci: no_kirim, sesudah: row });
    return tellKiriman(tx, kirim, ctx);
  };

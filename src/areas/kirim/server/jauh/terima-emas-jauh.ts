import * as z from 'zod/mini';
import { kept } from '#kit/rules/lists.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { Tx } from '#kit/server/database.ts';
import { terimaEmasJauh, type TerimaEmasJauh } from '#areas/kirim/contract/emas-jauh.wire.ts';
import { emasKiriman } from '#areas/kirim/server/emas-kiriman.ts';
import {
  listTerimaJauh,
  saveIsiSalinan,
  saveSalinan,
} from '#areas/kirim/server/jauh/jauh.table.ts';
import { harus, jalanDi, KEPALA, kepala } from '#areas/kirim/server/jauh/salinan-jauh.ts';
import type { CtxServer } from '#areas/toko/server/antar/pesan-toko.ts';
import type { PesanToko } from '#areas/toko/server/antar/pesan-toko.table.ts';

/** Whether a receipt of another server is one of gold without a barcode; its form is read after. */
export const isTerimaEmas = ({ isi }: PesanToko): boolean =>
  (isi as { terima?: { isi?: unknown } } | null)?.terima?.isi === 'EMAS';

/**
 * A receipt of gold by head office on another server, before its half is booked. Packed weight, percent and cost are
 * this shop's own; of scale and test only what they said is believed, and the fine gold is worked out here.
 */
export async function salinTerimaEmas(tx: Tx, pesan: PesanToko, ctx: CtxServer): Promise<void> {
  const { dari, no_dokumen: no_kirim } = pesan;
  const { no_terima, terima } = z.parse(terimaEmasJauh, pesan.isi);
  harus(no_terima.slice(2, 5) === dari, `${no_terima} is no number of ${dari}`);
  const asal = ctx.kode_toko;
  const isi = await jalanDi(tx, asal, no_kirim, terima.barang);
  const { tgl_system } = terima;
  const lines = terima.barang.map((one, at) => {
    const line = kept(isi, one.kode_barcode);
    harus(line.isi === 'BELI' || line.isi === 'LOT', `${one.kode_barcode} is a piece, no gold`);
    return {
      kode_toko: dari,
      no_terima,
      urut: at + 1,
      tgl_system,
      asal,
      no_kirim,
      isi: line.isi,
      qty: line.qty,
      kode_barcode: one.kode_barcode,
      nama_barang: line.nama_barang,
      kode_dept: line.kode_dept,
      kode_group: line.kode_group,
      kode_kadar: line.kode_kadar,
      persen: line.persen,
      kadar_uji: one.kadar_uji,
      berat_kirim: line.berat,
      murni_kirim: line.murni,
      berat_timbang: one.berat,
      ...emasKiriman().tiba(line, one, ctx),
      harga_jual: null,
      harga_modal: line.harga_modal,
      modal_hilang: 0,
      kondisi: null,
      foto: null,
      kode_gudang: one.kode_gudang,
      kode_baki: null,
    };
  });
  const head = {
    ...kepala(pesan, ctx),
    ...KEPALA,
    no_terima,
    tgl_system,
    input_by: terima.input_by,
    asal,
    no_kirim,
    total_qty: lines.length,
    total_berat: sum(lines.map((one) => one.berat)),
    total_murni: sum(lines.map((one) => one.murni)),
  };
  await saveSalinan(tx, 'terima_kiriman', head);
  await saveIsiSalinan(tx, 'terima_kiriman_isi', lines);
}

type Kata = Pick<TerimaEmasJauh['terima']['barang'][number], 'kode_barcode' | 'kadar_uji'> & {
  readonly berat: number;
};
const kataOf = ({ kode_barcode, berat, kadar_uji }: Kata): string =>
  [kode_barcode, berat, kadar_uji ?? '-'].join(' ');

/** One that is known by its number says the same again: the same lines, weighed and tested alike. */
export async function needEmasSama(tx: Tx, { dari, no_dokumen, isi }: PesanToko): Promise<void> {
  const { no_terima, terima } = z.parse(terimaEmasJauh, isi);
  const dulu = await listTerimaJauh(tx, dari, no_terima);
  const known = dulu.filter(({ no_kirim }) => no_kirim === no_dokumen).map(kataOf);
  const said = terima.barang.map(kataOf);
  const sama = known.length === dulu.length && said.toSorted().join() === known.toSorted().join();
  harus(sama, `${no_terima} is known with other gold`);
}

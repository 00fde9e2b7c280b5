import { formatGram, formatRupiah } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { sentence } from '#kit/rules/sentence.ts';
import type { InputOf } from '#kit/contract/endpoint.ts';
import type { Tx } from '#kit/server/database.ts';
import { conflictIf, missing, orConflict, refuseIf } from '#kit/server/problem.ts';
import { perluOtorisasi, type Tuntutan } from '#areas/akses/server/perlu-otorisasi.ts';
import { isSatuOrang, isSidikOrang } from '#areas/akses/server/sesi/sidik-orang.ts';
import { takeNomor } from '#areas/buku/server/buku.table.ts';
import { catatBuku } from '#areas/buku/server/catat-buku.ts';
import { kirimEvents } from '#areas/kirim/contract/kirim.event.ts';
import type { selisihKirimanEndpoint } from '#areas/kirim/contract/kiriman.api.ts';
import { bukuHilang, bukuKembali, modalDari } from '#areas/kirim/rules/buku-kiriman.ts';
import { TIDAK_KIRIMAN } from '#areas/kirim/rules/kirim-barang.ts';
import {
  listIsi,
  lockKirimanSendiri,
  saveKiriman,
  tutupKiriman,
} from '#areas/kirim/server/kiriman.table.ts';
import { batuKiriman } from '#areas/kirim/server/batu/batu-kiriman.ts';
import { emasKiriman } from '#areas/kirim/server/emas-kiriman.ts';
import { kabariAkhir } from '#areas/kirim/server/jauh/salinan-jauh.ts';
import { kunciTempat, perTempat } from '#areas/kirim/server/tempat-tujuan.ts';
import { TIDAK_TERSEDIA } from '#areas/stock/rules/barang.ts';
import { namaTempat, periksaPulang, periksaTujuan } from '#areas/stock/rules/pindah.ts';
import { moveBarang } from '#areas/stock/server/barang.table.ts';
import { lockBarangSemua } from '#areas/stock/server/ubah-barang.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Given = InputOf<typeof selisihKirimanEndpoint>;
type Asked = Given['body']['barang'][number];
type Isi = Awaited<ReturnType<typeof listIsi>>[number];
type Settled = Isi & {
  readonly hasil: 'KEMBALI' | 'HILANG';
  readonly kode_gudang: string;
  readonly kode_baki: string | null;
};

/**
 * What never arrived is the sender's to settle (D-42.6): it never left and goes to a tray, agreed to by a
 * supervisor, or it
 * is lost and he bears it, agreed to by an owner.
 */
export async function selisihKiriman(tx: Tx, { params, body }: Given, ctx: Ctx) {
  const no_kirim = params.no.toUpperCase();
  const kirim = await lockKirimanSendiri(tx, ctx.kode_toko, no_kirim);
  if (!kirim) throw missing(TIDAK_KIRIMAN.NO_KIRIM_TIDAK_ADA);
  conflictIf(kirim.status === 'CANC', fill(TIDAK_KIRIMAN.KIRIMAN_BATAL, { no_kirim }));
  conflictIf(kirim.status !== 'OPEN', fill(TIDAK_KIRIMAN.KIRIMAN_SELESAI, { no_kirim }));
  const menyatakan = orConflict(kirim.selesai_by, fill(TIDAK_KIRIMAN.BELUM_SELESAI, { no_kirim }));
  // Who says at the receiver's door that a piece is not there does not say here that it never left (D-43.1).
  const sendiri =
    (await isSatuOrang(tx, ctx.user_id, menyatakan)) ||
    (kirim.selesai_hp !== null && (await isSidikOrang(tx, ctx.user_id, kirim.selesai_hp)));
  refuseIf(sendiri ? [TIDAK_KIRIMAN.KURANG_SENDIRI] : []);
  const pieces = await settled(tx, no_kirim, body.barang, ctx);
  const back = pieces.filter((one) => one.hasil === 'KEMBALI');
  const lost = pieces.filter((one) => one.hasil === 'HILANG');
  const pulang = back.filter(isEmas);
  const batuKembali = back.filter(isBatu);
  await checkPlaces(tx, back.filter(isBarang), ctx);
  await emasKiriman().tahanPulang(tx, pulang, ctx);
  const batuPulang = await batuKiriman().tahanPulang(tx, no_kirim, batuKembali, ctx);
  await lockBarangSemua(
    tx,
    ctx.kode_toko,
    pieces.filter(isBarang).map((one) => one.kode_barcode),
  );
  await perluOtorisasi(tx, ctx, [ask(no_kirim, back, lost, body.alasan)]);
  const no_selisih = await takeNomor(tx, ctx.kode_toko, 'SK', ctx.hari);
  const berat = sum(pieces.map((one) => one.berat));
  const baris = [...bukuKembali(back, no_kirim), ...bukuHilang(lost, no_kirim)];
  const head = {
    no_selisih,
    no_kirim,
    tujuan: kirim.tujuan,
    total_qty: pieces.length,
    total_berat: berat,
    alasan: body.alasan,
    membukukan: baris.length > 0,
  };
  await saveKiriman(
    tx,
    'selisih_kiriman',
    head,
    pieces.map((one) => lineOf(one, head)),
    ctx,
  );
  await moveBarang(tx, stepsOf(back.filter(isBarang), lost.filter(isBarang), no_selisih), ctx);
  const bukti = { no_kirim, no_bukti: no_selisih };
  await emasKiriman().pulang(tx, { ...bukti, lines: pulang }, ctx);
  await batuPulang(bukti);
  const batuHilang = lost.filter(isBatu).map((one) => one.kode_barcode);
  await batuKiriman().hilang(tx, bukti, batuHilang, ctx);
  const set = { no_bukti: no_selisih, kode_transaksi: 'SELISIH_KIRIM', keterangan: body.alasan };
  if (baris.length > 0) await catatBuku(tx, { ...set, baris }, ctx);
  const status = await tutupKiriman(tx, ctx.kode_toko, no_kirim);
  await kabariAkhir(tx, { no_kirim, tujuan: kirim.tujuan }, { status }, ctx);
  const sesudah = { ...head, status, barang: body.barang };
  tx.audit({ tindakan: 'SELISIH_KIRIMAN', tabel: 'selisih_kiriman', kunci: no_selisih, sesudah });
  return { no_selisih, no_kirim, qty: pieces.length, berat, status };
}

const isBarang = ({ isi }: Settled): boolean => isi === 'BARANG';
const isBatu = ({ isi }: Settled): boolean => isi === 'BATU';
const isEmas = (one: Settled): boolean => !isBarang(one) && !isBatu(one);

/** Each is missing from this shipment, named once, and has a place where it goes back to one. */
async function settled(
  tx: Tx,
  no_kirim: string,
  asked: readonly Asked[],
  { kode_toko }: Ctx,
): Promise<Settled[]> {
  const kurang = new Map(
    (await listIsi(tx, kode_toko, no_kirim))
      .filter((one) => one.hasil === 'KURANG')
      .map((one) => [one.kode_barcode, one]),
  );
  const seen = new Set<string>();
  const salah: Refusal[] = [];
  const pieces = asked.flatMap(
    ({ kode_barcode, hasil, kode_gudang, kode_baki }, index): Settled[] => {
      const line = kurang.get(kode_barcode);
      const batu = line?.isi === 'BATU';
      const emas = line !== undefined && line.isi !== 'BARANG' && !batu;
      const tempat = emas || batu ? (kode_gudang ?? line.dari_gudang) : kode_gudang;
      salah.push(
        ...gather(
          [seen.has(kode_barcode), TIDAK_TERSEDIA.BARANG_KEMBAR],
          [line === undefined, fill(TIDAK_KIRIMAN.BUKAN_KURANG, { kode_barcode, no_kirim })],
          [hasil === 'KEMBALI' && tempat === null, TIDAK_KIRIMAN.TEMPAT_KOSONG],
          [emas && (kode_gudang ?? kode_baki) !== null, TIDAK_KIRIMAN.EMAS_TEMPAT],
          [batu && kode_baki !== null, TIDAK_KIRIMAN.BERLIAN_TANPA_BAKI],
        ).map((one) => at(one, 'barang', index)),
      );
      seen.add(kode_barcode);
      return line ? [{ ...line, hasil, kode_gudang: tempat ?? '', kode_baki }] : [];
    },
  );
  refuseIf(salah);
  return pieces;
}

async function checkPlaces(tx: Tx, back: readonly Settled[], ctx: Ctx): Promise<void> {
  const held = await kunciTempat(tx, ctx.kode_toko, back);
  for (const some of perTempat(back).values()) {
    const [{ kode_gudang, kode_baki }] = some as [Settled];
    const pulang = some.every((one) => one.dari_gudang === kode_gudang);
    const periksa = pulang ? periksaPulang : periksaTujuan;
    refuseIf(held.check({ kode_gudang, kode_baki }, some.length, periksa));
  }
}

const lineOf = (
  { kode_barcode, hasil, berat, harga_modal, kode_gudang, kode_baki }: Settled,
  { no_selisih, no_kirim }: { no_selisih: string; no_kirim: string },
) => ({
  no_selisih,
  no_kirim,
  kode_barcode,
  hasil,
  berat,
  harga_modal,
  kode_gudang: hasil === 'KEMBALI' ? kode_gudang : null,
  kode_baki: hasil === 'KEMBALI' ? kode_baki : null,
});

const stepsOf = (back: readonly Settled[], lost: readonly Settled[], no: string) => [
  ...back.map(({ kode_barcode, kode_gudang, kode_baki }) => ({
    kode_barcode,
    dari_status: 'KIRIM' as const,
    ke_status: 'READY' as const,
    jenis: 'SELISIH_KIRIM',
    no_bukti: no,
    no_pegang: null,
    ke: { kode_gudang, kode_baki },
  })),
  ...lost.map(({ kode_barcode }) => ({
    kode_barcode,
    dari_status: 'KIRIM' as const,
    ke_status: 'HILANG' as const,
    jenis: 'SELISIH_KIRIM',
    no_bukti: no,
    no_pegang: no,
    ke: { akun: 'selisih' },
  })),
];

const ask = (
  no_kirim: string,
  back: readonly Settled[],
  lost: readonly Settled[],
  alasan: string,
): Tuntutan => ({
  event: kirimEvents.KIRIMAN_SELISIH,
  ...(lost.length > 0 && { penyetuju: 'OWN' as const }),
  ringkasan: sentence('Kiriman {no}: {hilang} barang hilang, {kembali} kembali', {
    no: no_kirim,
    hilang: lost.length,
    kembali: back.length,
  }),
  angka: [
    ...lost.map((one) => ({
      label: `${one.kode_barcode} ${one.nama_barang}`,
      nilai: isBatu(one)
        ? sentence('hilang')
        : sentence('hilang, {berat} g', { berat: formatGram(one.berat) }),
    })),
    ...back.map((one) => ({
      label: `${one.kode_barcode} ${one.nama_barang}`,
      nilai: isBatu(one)
        ? sentence('kembali ke {tempat}', { tempat: namaTempat(one) })
        : sentence('kembali ke {tempat}, {berat} g', {
            tempat: namaTempat(one),
            berat: formatGram(one.berat),
          }),
    })),
    ...(lost.length > 0
      ? [{ label: 'Modal', nilai: formatRupiah(modalDari(lost)), modal: true as const }]
      : []),
    { label: 'Alasan', nilai: alasan },
  ],
});

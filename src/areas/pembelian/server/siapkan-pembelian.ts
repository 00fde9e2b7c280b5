import { TIDAK_KADAR } from '#areas/barang/rules/kadar.ts';
import { minus, percentOf, plus, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { formatGram, formatRupiah, percentText } from '#kit/rules/format.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { zip } from '#kit/rules/lists.ts';
import { pembulatanOf } from '#areas/barang/contract/pembulatan.ts';
import {
  hitungDibayar,
  hitungHargaBeli,
  hitungHariIni,
  hitungPotongan,
  hitungUmur,
  tentukanRugi,
} from '#areas/pembelian/rules/hitung-pembelian.ts';
import {
  beratEmas,
  denganBatu,
  emasNota,
  hargaDenganBatu,
  kolomBatu,
  TANPA_BATU,
  TIDAK_BELI_BATU,
  type BatuBaris,
} from '#areas/pembelian/rules/beli-batu.ts';
import { sebagaiRosok } from '#areas/pembelian/rules/pembelian.ts';
import { TIDAK_BELI } from '#areas/pembelian/rules/periksa-pembelian.ts';
import type {
  BarisNota,
  DasarBeliToko,
  GroupBeli,
} from '#areas/pembelian/server/dasar-beli.query.ts';
import {
  cocokGroup,
  hargaHari,
  jualPerGram,
  kadarMasuk,
  wajarOf,
  type TokoHarga,
} from '#areas/pembelian/server/harga-beli.ts';
import { barisRantai, type Dikenal, type Diminta } from '#areas/pembelian/server/kenali-nota.ts';
import type { PembelianBarang } from '#areas/pembelian/server/pembelian.table.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';
import { barangParam } from '#areas/barang/contract/barang.parameter.ts';
import { pembelianParam } from '#areas/pembelian/contract/pembelian.parameter.ts';

type Isi = {
  dasar: DasarBeliToko;
  dikenal: Dikenal;
  tukar: boolean;
  /** The stones of each line (D-45.7). */
  batu: readonly BatuBaris[];
};

/** Every line with its two prices, from what was sent, its nota and the masters; refused with all reasons. */
export function susunBarang(isi: Isi, ctx: Ctx): PembelianBarang[] {
  const { barang, nota: notas } = isi.dikenal;
  const codes = barang.map((one) => `${one.no_faktur_jual}/${one.kode_barcode}`);
  const lines = zip(barang, codes).map(([one, code], index) => {
    const nota = notaOf(one, notas);
    const rantai = barisRantai([one], notas).length > 0;
    const kembar = rantai && codes.indexOf(code) < index;
    const salah = [
      ...periksaNota(one, nota, isi.dikenal),
      ...gather(
        [kembar, TIDAK_BELI.BARANG_KEMBAR],
        // Its age would be nothing, and nothing would be lost on it.
        [one.tgl_nota !== null && one.tgl_nota > ctx.hari, TIDAK_BELI.NOTA_BESOK],
      ),
      ...periksaKode(one, nota, isi, ctx),
    ];
    if (salah.length > 0) return { salah: salah.map((no) => at(no, 'barang', index)) };
    const { baris, kurang } = susunSatu(one, nota, isi.dasar, ctx, isi.batu[index]);
    return baris
      ? { salah: [], baris: { ...baris, urut: index + 1 } }
      : { salah: [at(kurang, 'barang', index)] };
  });
  refuseIf(lines.flatMap(({ salah }) => salah));
  refuseIf(isi.dasar.kode_gudang === null ? [TIDAK_BELI.GUDANG_TIDAK_ADA] : []);
  return lines.flatMap(({ baris }) => baris ?? []);
}

/** The line of a nota that a bought piece names. */
export const notaOf = (
  one: Pick<Diminta, 'no_faktur_jual' | 'kode_barcode'>,
  nota: readonly BarisNota[],
): BarisNota | undefined =>
  nota.find(
    (row) => row.no_faktur_jual === one.no_faktur_jual && row.kode_barcode === one.kode_barcode,
  );

/** A nota that this server keeps, or one that carries its shop's code, must be there and count. */
function periksaNota(one: Diminta, nota: BarisNota | undefined, dikenal: Dikenal): Refusal[] {
  const { asal_nota, no_faktur_jual: no, kode_barcode } = one;
  const sendiri = asal_nota === 'NOTA_SENDIRI';
  const kenal = dikenal.nota.some((row) => row.no_faktur_jual === no);
  const cabang = asal_nota === 'CABANG_LAIN' && no !== null;
  if ((sendiri && !no) || ((kenal || sendiri || cabang) && !kode_barcode))
    return [TIDAK_BELI.NOTA_KOSONG];
  if (!kenal && !sendiri && dikenal.nomorSini.has(no ?? '')) return [TIDAK_BELI.NOTA_TIDAK_ADA];
  return gather(
    [(kenal || sendiri) && nota === undefined, TIDAK_BELI.BARANG_BUKAN_NOTA],
    [cabang && !kenal && dikenal.barcodeSini.has(kode_barcode ?? ''), TIDAK_BELI.BARANG_BUKAN_NOTA],
    [nota !== undefined && nota.status !== 'DONE', TIDAK_BELI.NOTA_BELUM_SAH],
    [
      nota?.belum_lunas != null,
      fill(TIDAK_BELI.CICILAN_BELUM_LUNAS, { no: nota?.belum_lunas ?? '' }),
    ],
  );
}

/** What a nota of ours says need not be told; without one, or where this shop has no such code, it must be. */
function periksaKode(
  one: Diminta,
  nota: BarisNota | undefined,
  { dasar, tukar }: Isi,
  { kode_toko }: Pick<Ctx, 'kode_toko'>,
): Refusal[] {
  const kode_dept = one.kode_dept ?? nota?.kode_dept;
  const kode_group = one.kode_group ?? nota?.kode_group;
  const kondisi = one.kondisi === null ? undefined : dasar.kondisi[one.kondisi];
  const untuk = tukar ? 'BELI' : 'TUKAR';
  const adaJenis = (kode: string | undefined) => dasar.jenis.includes(kode ?? '');
  const adaGroup = (kode: string | undefined) => dasar.group[kode ?? ''] !== undefined;
  // Gold that tests otherwise than its nota may belong to another group; a lower test is agreed to anyway.
  const tetap = nota !== undefined && (one.kadar ?? nota.persen) === nota.persen;
  const sini = nota?.kode_toko === kode_toko;
  const tetapJenis = tetap && (sini || adaJenis(nota.kode_dept));
  const tetapGroup =
    tetap && (sini || adaGroup(nota.kode_group)) && cocokKode(dasar.group[nota.kode_group], nota);
  const sama = (kode: string | undefined, pada: string | undefined) => sini && kode === pada;
  return gather(
    [!one.nama_barang && !nota, TIDAK_BELI.NAMA_KOSONG],
    [tetapJenis && kode_dept !== nota?.kode_dept, TIDAK_BELI.JENIS_BUKAN_NOTA],
    [tetapGroup && kode_group !== nota?.kode_group, TIDAK_BELI.GROUP_BUKAN_NOTA],
    [
      !tetapJenis && !adaJenis(kode_dept) && !sama(kode_dept, nota?.kode_dept),
      TIDAK_BELI.JENIS_TIDAK_ADA,
    ],
    [
      !tetapGroup && !adaGroup(kode_group) && !sama(kode_group, nota?.kode_group),
      TIDAK_BELI.GROUP_TIDAK_ADA,
    ],
    [one.kadar === null && !nota, TIDAK_BELI.KADAR_KOSONG],
    [one.kondisi !== null && (!kondisi || kondisi.untuk === untuk), TIDAK_BELI.KONDISI_TIDAK_ADA],
  );
}

/** Whether a group would still take what a nota sold out of it. */
const cocokKode = (group: GroupBeli | undefined, { kode_kadar }: BarisNota): boolean =>
  group === undefined || group.kode_kadar === null || group.kode_kadar === kode_kadar;

/** A piece of one's own nota of which nothing more is said. */
export const SEADANYA = {
  asal_nota: 'NOTA_SENDIRI',
  no_faktur_jual: null,
  kode_barcode: null,
  tgl_nota: null,
  nama_barang: null,
  kode_dept: null,
  kode_group: null,
  kadar: null,
  cara_uji: null,
  berat_nota: null,
  harga_nota: null,
  harga_per_gram: null,
  potongan: null,
  harga: null,
  berlian: null,
} as const;

type Susunan =
  | { baris: Omit<PembelianBarang, 'urut'>; kurang?: undefined }
  | { baris?: undefined; kurang: Refusal };

/**
 * One line with its two prices at the masters of now, its gold without the stones' weight and the stones beside it
 * (D-45.7); what of them is missing is said.
 */
export function susunSatu(
  one: Diminta,
  nota: BarisNota | undefined,
  dasar: DasarBeliToko,
  ctx: TokoHarga,
  batu: BatuBaris = TANPA_BATU,
): Susunan {
  const kadar = one.kadar ?? nota!.persen;
  const kode_group = one.kode_group ?? nota!.kode_group;
  const masuk = kadarMasuk({ nota, kode_group }, dasar, kadar, ctx);
  if (!masuk) return { kurang: TIDAK_BELI.KADAR_TIDAK_ADA };
  if (!cocokGroup(dasar.group[kode_group], masuk)) return { kurang: TIDAK_KADAR.KADAR_BUKAN_GROUP };
  const harga_hari = hargaHari(one, { masuk, kode_group, kadar }, dasar, ctx);
  if (harga_hari === null) return { kurang: belumAda(one, kadar) };
  const { langkah } = pembulatanOf(ctx);
  const potongan_hari = hitungPotongan(dasar.kondisi[one.kondisi ?? ''], harga_hari);
  const pada = notaBaris(one, nota, dasar, ctx, batu);
  const toleransi = ctx.param(pembelianParam.TOLERANSI_BERAT_BELI);
  const berat = minus(hitungDibayar(one.berat, pada.berat_nota, toleransi), batu.berat);
  if (berat <= 0)
    return { kurang: fill(TIDAK_BELI_BATU.BERAT_BATU_LEBIH, { batu: formatGram(batu.berat) }) };
  const dari = { berat, harga_per_gram: harga_hari, potongan: potongan_hari, nota: pada.nota };
  const emas = hitungHargaBeli(dari, ctx.param(pembelianParam.DASAR_HARGA_BELI), langkah);
  const murni = percentOf(minus(one.berat, batu.berat), kadar, 'half');
  const dipakai = {
    berat,
    harga_per_gram: one.harga_per_gram ?? harga_hari,
    potongan: one.potongan ?? potongan_hari,
  };
  const jadi = one.harga ?? plus(hargaDiketik(one, dipakai, langkah) ?? emas.harga_tawar, batu.rp);
  if (jadi < batu.rp)
    return { kurang: fill(TIDAK_BELI_BATU.HARGA_KURANG_BATU, { harga: formatRupiah(batu.rp) }) };
  return {
    baris: {
      asal_nota: one.asal_nota,
      no_faktur_jual: one.no_faktur_jual,
      kode_barcode: one.kode_barcode,
      tgl_nota: pada.tgl_nota,
      nama_barang: one.nama_barang ?? nota!.nama_barang,
      kode_dept: one.kode_dept ?? nota!.kode_dept,
      kode_group,
      kode_kadar: masuk.kode_kadar,
      kode_kelompok: dasar.group[kode_group]?.kode_kelompok ?? null,
      kadar,
      cara_uji: one.cara_uji,
      kadar_nota: nota?.persen ?? null,
      berat_nota: pada.berat_nota,
      berat: one.berat,
      murni,
      kondisi: one.kondisi,
      harga_nota: nota?.netto ?? one.harga_nota,
      harga_hari,
      harga_per_gram: dipakai.harga_per_gram,
      potongan: dipakai.potongan,
      ...hargaDenganBatu(emas, batu),
      rugi_persen: pada.nota?.rugi ?? (0 as Persen),
      harga: jadi,
      harga_emas: jualPerGram({ masuk, kode_group, kadar }, dasar, ctx),
      harga_murni: ctx.param(barangParam.PARAMETER_HARGA_EMAS_GLOBAL_VALUE),
      harga_wajar: denganBatu(wajarOf(masuk, murni, dasar, ctx), batu),
      ...kolomBatu(batu),
      kode_gudang: dasar.kode_gudang ?? '',
    },
  };
}

const hargaDiketik = (
  { harga_per_gram, potongan }: Diminta,
  dipakai: Parameters<typeof hitungHariIni>[0],
  langkah: Rupiah,
): Rupiah | null =>
  harga_per_gram === null && potongan === null ? null : hitungHariIni(dipakai, langkah);

const belumAda = ({ asal_nota }: Pick<Diminta, 'asal_nota'>, kadar: Persen): Refusal =>
  sebagaiRosok(asal_nota)
    ? TIDAK_BELI.ROSOK_BELUM_ADA
    : fill(TIDAK_BELI.HARGA_BELUM_ADA, { kadar: percentText(kadar) });

/** The nota's gold in rupiah, its weight and what its age takes; only notas of the chain are offered by. */
function notaBaris(
  one: Diminta,
  nota: BarisNota | undefined,
  dasar: DasarBeliToko,
  ctx: TokoHarga,
  { beratKurang }: BatuBaris,
) {
  const tgl_nota = nota?.tgl_system ?? one.tgl_nota;
  // What of its nota weighs more than this is no gold of it: stones that did not come back are not weighed.
  const berat_nota = nota ? minus(nota.berat, beratKurang) : one.berat_nota;
  const emas = nota ? emasNota(nota) : one.harga_nota;
  const ditawar = one.asal_nota === 'NOTA_SENDIRI' || one.asal_nota === 'CABANG_LAIN';
  const rugi = tentukanRugi(dasar.rugi, hitungUmur(tgl_nota, ctx.hari));
  const lengkap = ditawar && emas !== null && emas > 0 && berat_nota !== null;
  return {
    tgl_nota,
    berat_nota,
    nota: lengkap ? { emas, berat: nota ? beratEmas(nota) : berat_nota, rugi } : null,
  };
}

import { formatGram } from '#kit/rules/format.ts';
import { zip } from '#kit/rules/lists.ts';
import { at, fill, gather, type Refusal } from '#kit/rules/refusal.ts';
import { word } from '#kit/rules/sentence.ts';
import type { Tx } from '#kit/server/database.ts';
import { refuseIf } from '#kit/server/problem.ts';
import { barangModul } from '#areas/barang/contract/barang.modul.ts';
import { sifatBatu } from '#areas/berlian/contract/berlian.fields.ts';
import {
  barisOf,
  kunciSertifikat,
  periksaSertifikat,
  TIDAK_BERLIAN,
  type Sifat,
  type Ukuran,
} from '#areas/berlian/rules/batu.ts';
import { patokDatang } from '#areas/berlian/rules/patok.ts';
import { readMasterBatu } from '#areas/berlian/server/berlian.table.ts';
import { needSertifikatBaru } from '#areas/berlian/server/terima-berlian.ts';
import {
  bedaDatang,
  hitungDatang,
  periksaDatang,
  TIDAK_DATANG,
} from '#areas/pembelian/rules/batu-datang.ts';
import { TIDAK_BELI_BATU } from '#areas/pembelian/rules/beli-batu.ts';
import {
  listBatuLepas,
  type BatuDisimpan,
  type BatuLepas,
  type BatuNota,
} from '#areas/pembelian/server/batu/batu-beli.table.ts';
import {
  bernota,
  denganHilang,
  hilangDi,
  perBaris,
  pilihDikenal,
} from '#areas/pembelian/server/batu/nomor-batu.ts';
import { listSisaBatu } from '#areas/pembelian/server/batu/sisa-batu.table.ts';
import {
  listDikenal,
  listSebelah,
  type BatuDikenal,
} from '#areas/pembelian/server/batu/surat-batu.table.ts';
import type { Diminta } from '#areas/pembelian/server/kenali-nota.ts';
import type { Ctx } from '#areas/toko/server/ctx.ts';

type Disebut = NonNullable<Diminta['berlian']>[number];
const SIFAT = Object.keys(sifatBatu) as (keyof Sifat)[];

/** A stone that is named, with its line and what that sold. */
type Ditanya = {
  readonly batu: Disebut;
  readonly index: number;
  readonly kode_dept: string;
  readonly ke: number;
  readonly sold: readonly BatuNota[];
};
const padaBatu = (no: Refusal, { index, ke }: Pick<Ditanya, 'index' | 'ke'>): Refusal =>
  at({ ...no, field: `berlian.${ke}.${no.field ?? 'kode_berlian'}` }, 'barang', index);

/** What is typed of them: each once, with carat, of codes that the shop knows, in a jenis of stones. */
export async function periksaBoleh(tx: Tx, tanya: readonly Ditanya[], ctx: Ctx): Promise<void> {
  if (tanya.length === 0) return;
  const master = await readMasterBatu(tx, ctx);
  const kode = Map.groupBy(tanya, ({ batu }) => batu.kode_berlian);
  const kertas = Map.groupBy(tanya, ({ batu }) => kunciSertifikat(batu));
  const aktif = ctx.modul(barangModul.BERLIAN_MODULE);
  refuseIf(
    tanya.flatMap((one) => {
      const { batu, sold, kode_dept } = one;
      const { kode_berlian } = batu;
      const diketik = kode_berlian === null;
      const said = { kode_berlian: kode_berlian ?? '' };
      const kunci = kunciSertifikat(batu);
      const sertifikat = { lembaga: batu.lembaga ?? '', no_sertifikat: batu.no_sertifikat ?? '' };
      return [
        ...gather(
          [!aktif && sold.length === 0, TIDAK_BELI_BATU.BERLIAN_TIDAK_AKTIF],
          [diketik && batu.carat === null, TIDAK_BELI_BATU.BATU_KOSONG],
          [!diketik && batu.no_sertifikat !== null, fill(TIDAK_DATANG.BATU_BERKODE, said)],
          [
            !diketik && (kode.get(kode_berlian)?.length ?? 0) > 1,
            fill(TIDAK_BERLIAN.BERLIAN_DUA_KALI, said),
          ],
          [
            kunci !== null && (kertas.get(kunci)?.length ?? 0) > 1,
            fill(TIDAK_BERLIAN.SERTIFIKAT_KEMBAR, sertifikat),
          ],
          [
            sold.length === 0 && !master.jenis.includes(kode_dept),
            TIDAK_BELI_BATU.JENIS_TANPA_BATU,
          ],
        ),
        ...periksaSertifikat({ ...batu, butir: batu.butir ?? 1 }),
        ...SIFAT.flatMap((name) => {
          const isi = batu[name];
          if (isi === null || master[name].includes(isi)) return [];
          const nama = word(sifatBatu[name].label);
          return [{ ...fill(TIDAK_BERLIAN.SIFAT_TIDAK_ADA, { nama, kode: isi }), field: name }];
        }),
      ].map((no) => padaBatu(no, one));
    }),
  );
}

/** A stone as it will be kept, and the sale that tells what was paid for it. */
export type Dikenali = Omit<BatuDisimpan, 'urut' | 'dasar' | 'harga'> & {
  readonly index: number;
  readonly sold: BatuNota | undefined;
  readonly lepas: BatuLepas | undefined;
  /** As it was sold; undefined where the chain did not sell it. */
  readonly dijual: Ukuran | undefined;
  /** Of a parcel that was weighed, unlike what was sold: both means. */
  readonly beda: string | null;
};

/**
 * Which stone each of them is: one of its nota, one that was sold loose or that stayed out of an earlier buy-back, one
 * with a certificate, or just a stone.
 */
export async function kenali(tx: Tx, tanya: readonly Ditanya[], ctx: Ctx): Promise<Dikenali[]> {
  const asked = tanya.flatMap(({ batu }, di) =>
    batu.no_sertifikat === null
      ? []
      : [{ di, carat: batu.carat, lembaga: batu.lembaga, no_sertifikat: batu.no_sertifikat }],
  );
  await needSertifikatBaru(tx, asked);
  const dikenal = Map.groupBy(await listDikenal(tx, asked), ({ di }) => di);
  const codes = tanya.flatMap(({ batu }, di) =>
    batu.kode_berlian === null
      ? (dikenal.get(di) ?? []).map(({ kode_berlian }) => kode_berlian)
      : [batu.kode_berlian],
  );
  const loose = [...(await listBatuLepas(tx, codes, ctx)), ...(await listSisaBatu(tx, codes))];
  const salah: Refusal[] = [];
  const kenal = tanya.map((one, di) => {
    const { batu, index } = one;
    const bernomor = dikenal.get(di) ?? [];
    const dulu = pilihDikenal(batu, bernomor, { sold: one.sold, loose });
    const kode = batu.kode_berlian ?? (dulu?.status === 'TERJUAL' ? dulu.kode_berlian : null);
    const sold = one.sold.find(({ kode_berlian }) => kode_berlian === kode);
    const lepas = sold ? undefined : loose.find(({ kode_berlian }) => kode_berlian === kode);
    const milik = sold ?? lepas;
    salah.push(
      ...[
        ...periksaMilik(batu, kode, milik, dulu),
        ...periksaNotaLepas(batu, lepas),
        ...(milik && batu.kode_berlian !== null ? periksaDatang(milik, batu) : []),
      ].map((no) => padaBatu(no, one)),
    );
    const { kode_dept } = one;
    const nomor = { kode_dept, index, hilang_di: hilangDi(bernomor) };
    if (milik) return { ...nomor, ...datangOf(milik, batu), sold, lepas, ...sisaOf(lepas) };
    const asal = batu.no_sertifikat === null ? ('TANPA' as const) : ('PARAMETER' as const);
    // One that was missed with its piece may come back with that: what is bought here is a row of its own.
    const lama = dulu && dulu.status !== 'TERPASANG' ? isiOf(dulu) : baruOf(batu);
    return { ...nomor, ...lama, asal, ...BUKAN_NOTA };
  });
  const sama = Map.groupBy(kenal, ({ kode_berlian }) => kode_berlian);
  const sebelah = await listSebelah(tx, kenal.flatMap(bernota));
  refuseIf([
    ...salah,
    ...zip(tanya, perBaris(kenal, sebelah)).flatMap(([one, lain]) =>
      lain.flatMap(({ no, hilang }) =>
        hilang ? [] : padaBatu(fill(TIDAK_BELI_BATU.BATU_NOTA_LAIN, { no }), one),
      ),
    ),
    // Its code and its certificate are one stone.
    ...zip(kenal, tanya).flatMap(([{ kode_berlian }, one]) =>
      kode_berlian !== '' && (sama.get(kode_berlian)?.length ?? 0) > 1
        ? [padaBatu(fill(TIDAK_BERLIAN.BERLIAN_DUA_KALI, { kode_berlian }), one)]
        : [],
    ),
  ]);
  return zip(kenal, perBaris(kenal, sebelah)).map(denganHilang);
}

/** What came of a stone of a nota. */
function datangOf(milik: BatuNota | BatuLepas, batu: Disebut) {
  const datang = hitungDatang(milik, batu);
  return {
    ...isiOf(milik),
    ...datang,
    carat_patok: patokDatang(milik, datang),
    asal: 'NOTA' as const,
    dijual: milik,
    beda: bedaDatang(milik, batu),
  };
}

const sisaOf = (lepas: BatuLepas | undefined) => ({
  sisa_toko: lepas?.sisa_toko ?? null,
  sisa_beli: lepas?.sisa_beli ?? null,
});

/** A stone of the chain comes back by its own nota, and as it was sold. */
function periksaMilik(
  { carat }: Disebut,
  kode: string | null,
  milik: BatuNota | BatuLepas | undefined,
  dulu: BatuDikenal | undefined,
): Refusal[] {
  if (dulu !== undefined && carat !== null && carat !== dulu.carat)
    return [
      fill(TIDAK_BELI_BATU.BATU_UKURAN_LAIN, {
        carat: formatGram(dulu.carat),
        kode_berlian: dulu.kode_berlian,
      }),
    ];
  if (kode === null || milik) return [];
  return dulu
    ? [fill(TIDAK_BELI_BATU.BATU_NOTA_LAIN, { no: dulu.no_pegang ?? '-' })]
    : [fill(TIDAK_BELI_BATU.BATU_BUKAN_NOTA, { kode_berlian: kode })];
}

const BUKAN_NOTA = {
  sisa_toko: null,
  sisa_beli: null,
  sold: undefined,
  lepas: undefined,
  dijual: undefined,
  beda: null,
} as const;

/**
 * A stone that was sold loose comes back by the nota that sold it: its code alone proves nothing, since lists show it.
 * A stone that stayed out of a buy-back may come by its certificate too: an owner agrees and reads both numbers.
 */
const periksaNotaLepas = (
  { no_faktur_jual, no_sertifikat }: Disebut,
  lepas: BatuLepas | undefined,
): Refusal[] =>
  lepas !== undefined &&
  lepas.no !== no_faktur_jual &&
  (lepas.sisa_beli === null || no_faktur_jual !== null || no_sertifikat === null)
    ? [fill(TIDAK_BELI_BATU.BATU_NOTA_KOSONG, { kode_berlian: lepas.kode_berlian })]
    : [];

const isiOf = (one: BatuNota | BatuLepas | BatuDikenal) => ({
  ...barisOf(one),
  carat_patok: one.carat_patok,
});

/** A stone that the chain does not know gets a code of its own. */
const baruOf = (batu: Disebut) => ({
  ...barisOf({
    ...batu,
    kode_berlian: '',
    carat: batu.carat ?? (0 as NonNullable<Disebut['carat']>),
    butir: batu.butir ?? 1,
  }),
  carat_patok: null,
});

import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Hari } from '#kit/rules/hari.ts';
import type { Miligram, Persen, Rupiah } from '#kit/rules/quantity.ts';
import { mark } from '#kit/web/base/text.ts';
import type { cariNotaEndpoint } from '#areas/pembelian/contract/pembelian.api.ts';
import type { CaraUji } from '#areas/barang/rules/cara-uji.ts';
import type { AsalNota } from '#areas/pembelian/rules/pembelian.ts';

export type Nota = AnswerOf<typeof cariNotaEndpoint>[number];

/** A stone as far as it was typed, or one of the nota by its code alone. */
export type BatuDraft = {
  readonly kode_berlian: string | null;
  /** The nota of one that was sold loose. */
  readonly no_faktur_jual: string | null;
  readonly carat: Miligram | null;
  readonly butir: number | null;
  readonly shape: string | null;
  readonly color: string | null;
  readonly clarity: string | null;
  readonly cut_grade: string | null;
  readonly polish: string | null;
  readonly symmetry: string | null;
  readonly fluorescence: string | null;
  readonly lembaga: string | null;
  readonly no_sertifikat: string | null;
};
export const BATU_KOSONG: BatuDraft = {
  kode_berlian: null,
  no_faktur_jual: null,
  carat: null,
  butir: null,
  shape: null,
  color: null,
  clarity: null,
  cut_grade: null,
  polish: null,
  symmetry: null,
  fluorescence: null,
  lembaga: null,
  no_sertifikat: null,
};

/** A line as far as it was typed. */
export type BarisDraft = {
  readonly id: number;
  readonly asal_nota: AsalNota;
  /** Found among the notas of this server: what the nota says is not typed. */
  readonly dikenal?: boolean;
  readonly no_faktur_jual: string | null;
  readonly kode_barcode: string | null;
  readonly tgl_nota: Hari | null;
  readonly nama_barang: string | null;
  readonly kode_dept: string | null;
  readonly kode_group: string | null;
  readonly kadar: Persen | null;
  readonly cara_uji: CaraUji | null;
  readonly berat_nota: Miligram | null;
  readonly berat: Miligram | null;
  readonly kondisi: string | null;
  readonly harga_nota: Rupiah | null;
  readonly harga: Rupiah | null;
  /** Instead of the shop's own price and deduction of a gram. */
  readonly harga_per_gram: Rupiah | null;
  readonly potongan: Rupiah | null;
  /** Stones that its nota sold with it. */
  readonly batu_nota?: Nota['batu'];
  /** Stones that came with it. */
  readonly berlian: readonly BatuDraft[];
};

const KOSONG = {
  no_faktur_jual: null,
  kode_barcode: null,
  tgl_nota: null,
  nama_barang: null,
  kode_dept: null,
  kode_group: null,
  kadar: null,
  cara_uji: null,
  berat_nota: null,
  berat: null,
  kondisi: null,
  harga_nota: null,
  harga: null,
  harga_per_gram: null,
  potongan: null,
  berlian: [],
} as const;

export const barisKosong = (id: number, asal_nota: AsalNota = 'TANPA_NOTA'): BarisDraft => ({
  ...KOSONG,
  id,
  asal_nota,
});

/** A piece of a nota of the chain: all but its weight of today is known, and that is weighed. */
export const barisNota = (id: number, nota: Nota): BarisDraft => ({
  ...KOSONG,
  id,
  asal_nota: nota.asal_nota,
  dikenal: true,
  no_faktur_jual: nota.no_faktur_jual,
  kode_barcode: nota.kode_barcode,
  tgl_nota: nota.tgl_nota,
  nama_barang: nota.nama_barang,
  kode_dept: nota.kode_dept,
  kode_group: nota.kode_group,
  kadar: nota.kadar,
  berat_nota: nota.berat,
  harga_nota: nota.harga_nota,
  batu_nota: nota.batu,
});

/** The parcels of its nota that came with it, each with what was counted of it. */
export const parcelKembali = ({ batu_nota = [], berlian }: BarisDraft): [Parcel, BatuDraft][] =>
  batu_nota.flatMap((nota): [Parcel, BatuDraft][] => {
    const one = berlian.find(({ kode_berlian }) => kode_berlian === nota.kode_berlian);
    return one && nota.butir > 1 ? [[nota, one]] : [];
  });
type Parcel = Nota['batu'][number];

/** What a price needs of a piece, in the order of its fields, with what each is called. */
const UNTUK_HARGA = {
  nama_barang: mark('Nama Barang'),
  kode_dept: mark('Jenis'),
  kode_group: mark('Group'),
  kadar: mark('Kadar uji %'),
  berat: mark('Berat timbang'),
} as const;
export type IsianHarga = keyof typeof UNTUK_HARGA;

/** The field on the screen that a path of the server names ('2.kadar'); nothing for what has none. */
export function isianBaris(path: string, baris: readonly BarisDraft[]): string | undefined {
  const [at, name = ''] = path.split('.');
  const one = baris[Number(at)];
  return one && name in UNTUK_HARGA ? `${name}-${one.id}` : undefined;
}

/** Labels of what is not typed yet and a price waits for; of a nota of this shop only the weight. */
export const belumDiisi = (one: BarisDraft): string[] =>
  Object.entries(UNTUK_HARGA)
    .filter(([name]) => one.asal_nota !== 'NOTA_SENDIRI' || name === 'berat')
    .filter(([name]) => !one[name as IsianHarga])
    .map(([, label]) => label);

/** Enough is typed for a price. */
export const bisaDihitung = (one: BarisDraft): boolean => belumDiisi(one).length === 0;

export const bodyBaris = ({ id: _, dikenal: _d, batu_nota: _b, ...one }: BarisDraft) => ({
  ...one,
  // A draft of before knew no stones.
  berlian: [...((one.berlian as readonly BatuDraft[] | undefined) ?? [])],
  berat: one.berat ?? (0 as Miligram),
  // Nor a price of a gram, nor by what gold was tested.
  cara_uji: one.cara_uji ?? null,
  harga_per_gram: one.harga_per_gram ?? null,
  potongan: one.potongan ?? null,
});

/** Who sells as far as it was typed; of a card that was picked, what the card says. */
export type PenjualDraft = {
  readonly kode_customer: string | null;
  readonly nama: string | null;
  readonly alamat: string | null;
  readonly no_hp: string | null;
  readonly no_ktp: string | null;
  /** The photo of the identity card. */
  readonly foto: string | null;
  readonly setuju_promo: boolean | null;
};
export const PENJUAL_KOSONG: PenjualDraft = {
  kode_customer: null,
  nama: null,
  alamat: null,
  no_hp: null,
  no_ktp: null,
  foto: null,
  setuju_promo: null,
};

/** The seller as he is sent. The phone of a card is shown masked: the card itself says what it is. */
export const bodyPenjual = ({
  kode_customer,
  nama,
  alamat,
  no_hp,
  setuju_promo,
  ...identitas
}: PenjualDraft) => ({
  kode_customer,
  nama,
  ...(kode_customer
    ? { alamat: null, no_hp: null, setuju_promo: null }
    : { alamat, no_hp, setuju_promo }),
  ...identitas,
});

import { formatInt, formatRupiah, percentText } from '#kit/rules/format.ts';
import type { Hari } from '#kit/rules/hari.ts';
import { samarkanKupon } from '#kit/rules/masked.ts';
import { persen as nolPersen, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import {
  center,
  GAP,
  pair,
  rule,
  words,
  type StrukLine,
  type StrukSheet,
} from '#kit/rules/struk.ts';
import { susunNota, tandaTebal, tanggal } from '#areas/toko/rules/nota.ts';
import type { KepalaToko } from '#areas/toko/rules/struk-toko.ts';

/** A coupon as paper says it: its number, its worth, and the terms that it was issued under. */
export type KuponNota = {
  readonly no_kupon: string;
  readonly nilai: Rupiah | null;
  readonly persen: Persen | null;
  readonly minimal_belanja: Rupiah;
  readonly berlaku_sd: Hari;
  readonly kali_pakai: number;
};

const nilaiKupon = ({ nilai, persen }: KuponNota): string =>
  nilai === null ? percentText(persen ?? nolPersen(0)) : formatRupiah(nilai);

const syaratKupon = ({ berlaku_sd, minimal_belanja, kali_pakai }: KuponNota): string[] => [
  `Berlaku sampai ${tanggal(berlaku_sd)}`,
  ...(minimal_belanja > 0 ? [`belanja mulai ${formatRupiah(minimal_belanja)}`] : []),
  ...(kali_pakai > 1 ? [`dapat dipakai ${formatInt(kali_pakai)} kali`] : []),
  'tidak untuk logam mulia',
];

const kapital = (kata: string): string => kata.charAt(0).toUpperCase() + kata.slice(1);

/** One coupon in one line, for print data. */
export const teksKupon = (one: KuponNota): string =>
  [one.no_kupon, nilaiKupon(one), ...syaratKupon(one)].join(', ');

/** A coupon is money: a sheet that stays in the shop, and a copy, have the end of its number only (decision 1244). */
export const tutupKupon = <K extends Pick<KuponNota, 'no_kupon'>>(kupon: readonly K[]): K[] =>
  kupon.map((one) => ({ ...one, no_kupon: samarkanKupon(one.no_kupon) }));

const tertutup = ({ no_kupon }: KuponNota): boolean => no_kupon.startsWith('*');

/** What a sale has promised for the next one, on its nota. */
export const kuponDiNota = (kupon: readonly KuponNota[]): StrukLine[] =>
  kupon.length === 0
    ? []
    : [
        words('Kupon untuk pelanggan', 'strong'),
        ...kupon.flatMap((one) => [
          pair(one.no_kupon, nilaiKupon(one), 'strong'),
          words(`${syaratKupon(one).join(', ')}.`, 'small'),
        ]),
        ...(kupon.some(tertutup)
          ? [words('Nomor lengkap ada pada nota asli pelanggan.', 'small')]
          : []),
        rule(),
      ];

/** A slip for each coupon that was issued by hand: its bars are scanned at the counter. */
export const strukKupon = (kupon: readonly KuponNota[], toko: KepalaToko): StrukSheet[] =>
  kupon.map((one) => ({
    name: one.no_kupon,
    lines: susunNota(
      'KUPON',
      one.no_kupon,
      { ...toko, alamat_nota: null },
      {
        TANDA: tandaTebal({ judul: 'KUPON', batal: false, cetak_ke: 1 }),
        DATA: [
          center(one.no_kupon, 'big'),
          GAP,
          ...syaratKupon(one).map((kata) => words(kapital(kata))),
        ],
        JUMLAH: [
          rule('thick'),
          { kind: 'total', left: 'Nilai', right: nilaiKupon(one) },
          rule('thick'),
        ],
      },
    ),
  }));

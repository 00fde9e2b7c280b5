import { useMemo, useState } from 'react';
import { minus, rp, type Persen, type Rupiah } from '#kit/rules/quantity.ts';
import { prefetchPage, usePage } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { setelanOf } from '#areas/toko/contract/read-param.ts';
import {
  hitungSisa,
  hitungSisaUntuk,
  TENDER_KOSONG,
  tentukanLangkah,
  type Langkah,
  type Tender,
} from '#areas/uang/rules/tender.ts';
import { usePecahan } from '#areas/uang/web/bayar/use-dibayar.ts';
import { feeOnCustomer } from '#areas/uang/contract/uang.parameter.ts';
import { rekeningMaster } from '#areas/uang/contract/rekening.master.ts';
import { lewatBank, type Bayar, type SaldoPoin } from '#areas/uang/rules/pembayaran.ts';

export type Rekening = {
  no_rekening: string;
  kode_bank: string;
  nama_rekening: string;
  fee_persen: Persen;
};

/** The money side of a document: lines that are in, the one being typed, and what the button would do. */
export type TenderState = {
  readonly tagihan: Rupiah;
  readonly daftar: readonly Bayar[];
  readonly tender: Tender;
  readonly langkah: Langkah;
  readonly sisa: Rupiah;
  /** What coins make of the rest: more or less than it is to the rupiah. */
  readonly bulat: Rupiah;
  readonly rekening: readonly Rekening[];
  /** The points of the customer, where they may pay (D-39.2). */
  readonly poin?: SaldoPoin | undefined;
  readonly ubah: (part: Partial<Tender>) => void;
  /** Another document: what was typed for this one is not taken for it. */
  readonly mulai: () => void;
  readonly pakai: (daftar: readonly Bayar[]) => void;
};

const REKENING = { limit: 1000 };
const LAMA = 300_000;

/** Read ahead, while no person waits: cash needs no account, a card needs it at once. */
export const siapkanRekening = (): Promise<void> =>
  prefetchPage(rekeningMaster.endpoints.list, { query: REKENING, staleTime: LAMA });

type Parts = {
  tagihan: Rupiah;
  daftar: readonly Bayar[];
  onDaftar: (daftar: readonly Bayar[]) => void;
  poin?: SaldoPoin | undefined;
};

export function useTender(parts: Parts): TenderState {
  const { tagihan, daftar, onDaftar, poin } = parts;
  const [tender, setTender] = useState<Tender>(TENDER_KOSONG);
  const pecahan = usePecahan();
  const ditanggungCustomer = feeOnCustomer(setelanOf(usePerson()).param);
  const { data } = usePage(rekeningMaster.endpoints.list, {
    query: REKENING,
    staleTime: LAMA,
    enabled: lewatBank(tender.jenis) || daftar.some(({ jenis }) => lewatBank(jenis)),
  });
  const rows = useMemo(() => data?.data ?? [], [data]);
  const aturan = useMemo(
    () => ({
      ditanggungCustomer,
      pecahan,
      poin,
      rekening: new Map(rows.map((row) => [row.no_rekening, row])),
    }),
    [rows, ditanggungCustomer, pecahan, poin],
  );
  const tepat = hitungSisa(tagihan, daftar);
  const sisa = hitungSisaUntuk(tender.jenis, tagihan, daftar, pecahan);
  return {
    tagihan,
    daftar,
    tender,
    langkah: tentukanLangkah(tagihan, daftar, tender, aturan),
    sisa,
    bulat: tepat > 0 ? minus(sisa, tepat) : rp(0),
    rekening: rows,
    poin,
    ubah: (part) => setTender((old) => ({ ...old, ...part })),
    mulai: () => setTender(TENDER_KOSONG),
    pakai: (next) => {
      setTender(TENDER_KOSONG);
      onDaftar(next);
    },
  };
}

/** The money that a customer brings to a document at the counter, from its first line. */
export function useCounterTender(tagihan: Rupiah, poin?: SaldoPoin): TenderState {
  const [daftar, setDaftar] = useState<readonly Bayar[]>([]);
  return useTender({ tagihan, daftar, onDaftar: setDaftar, poin });
}

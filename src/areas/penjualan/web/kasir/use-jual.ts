import { readParam } from '#areas/toko/contract/read-param.ts';
import { useCallback } from 'react';
import type { Refusal } from '#kit/rules/refusal.ts';
import type { FieldError, Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { focusField, focusLate } from '#kit/web/write/focus.ts';
import { useWrite, type KeptKey } from '#kit/web/write/use-write.ts';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import type { DraftJadi } from '#areas/penjualan/rules/draft-jual.ts';
import { ECER } from '#areas/penjualan/rules/penjualan.ts';
import { TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import type { TenderState } from '#areas/uang/web/bayar/use-tender.ts';
import { pilihTempat } from '#areas/akses/web/tempat/pilih-tempat.ts';
import {
  bodyJual,
  kodeOf,
  tolakBaris,
  ubahBaris,
  type AturanKasir,
} from '#areas/penjualan/web/kasir/draft.ts';
import { periksaDraft } from '#areas/penjualan/web/kasir/periksa-draft.ts';
import type { DraftStore } from '#areas/penjualan/web/kasir/use-draft-jual.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';

export type Dokumen = AnswerOf<typeof penjualanDocument.makes.jual>;
/** Which face the right side shows below the plate. */
export type Muka = 'bayar' | 'customer' | 'diskon';
/** Sentences by the path they belong to: 'customer.nama', 'pembayaran', 'kode_sales'. */
export type Pesan = Readonly<Record<string, string>>;

/** Not before the first scan: `siapkanCetak` fetches it while no person waits. */
const saveJual = async () =>
  (await import('#areas/penjualan/contract/penjualan.document.ts')).penjualanDocument.makes.jual;

type Parts = {
  store: DraftStore;
  aturan: AturanKasir;
  hitung: DraftJadi;
  kode_sales: string | null;
  tender: TenderState;
  setPesan: (pesan: Pesan) => void;
  setMuka: (muka: Muka) => void;
  onSelesai: (dokumen: Dokumen) => void;
};

/** F9: adds the money line that is typed, or sells. What is refused finds its line or its field. */
export function useJual(parts: Parts) {
  const { store, aturan, hitung, kode_sales, tender } = parts;
  const { told } = usePerson();
  const tunjukkan = useTunjukkan(parts);
  const onProblem = (problem: Problem): boolean => {
    const kode = problem.detail.kode_barcode;
    if (typeof kode === 'string' && store.now().baris.some((one) => kodeOf(one) === kode)) {
      store.put((old) => ubahBaris(old, kode, { tolak: problem.message }));
      toast.error(problem.message);
      return true;
    }
    tunjukkan(problem.errors);
    return problem.errors.length > 0 && problem.errors.every(({ path }) => path !== '');
  };
  const kept: KeptKey = {
    get: () => store.now().kunci,
    set: (kunci) => store.put((old) => ({ ...old, kunci })),
  };
  const write = useWrite(saveJual, { onProblem, kept });

  const jual = async (): Promise<void> => {
    const draft = store.now();
    const wajib = readParam(told, customerParam.CUSTOMER_WAJIB);
    const tolak = periksaDraft({ draft, hitung, kode_sales, wajib });
    const uang = aturan.tunggu ? [] : tender.langkah.tolak;
    if (!tunjukkan([...tolak, ...uang].map(errorOf))) return;
    const platform = await pilihTempat({ parameter: told });
    const pembayaran = aturan.tunggu ? null : tender.langkah.pembayaran;
    const body = {
      ...ECER,
      ...bodyJual(draft, { kode_sales: kode_sales!, platform, pembayaran }),
    };
    const done = await write.send({ body });
    if (done) parts.onSelesai(done.data);
  };
  const tekan = () => {
    const { langkah } = tender;
    if (write.busy) return;
    if (aturan.tunggu || langkah.selesai) return void jual();
    if (tunjukkan(langkah.tolak.map(errorOf))) tender.pakai(langkah.pembayaran);
  };
  return { tekan, busy: write.busy, renew: write.renew, tunjukkan, kept };
}

export const errorOf = ({ field = '', message }: Refusal): FieldError => ({
  path: field,
  message: t(message),
});

/** What each face begins with. */
export const ISIAN_PERTAMA = { customer: 'nama', diskon: 'persen' } as const;

/** The field of a customer that the server complained of, else the first. */
export const salahPertama = (pesan: Pesan): string =>
  Object.keys(pesan)
    .find((path) => path.startsWith('customer.'))
    ?.split('.')[1] ?? 'nama';

const DISKON: readonly string[] = [
  'diskon',
  'diskon.persen',
  'diskon.rupiah',
  ...TAMBAHAN.map(({ kunci }) => kunci),
  'kupon',
  'keterangan',
];

/**
 * Puts sentences where they belong and the focus on the first, or on the field that the caller holds
 * for more urgent; answers whether all is well.
 */
function useTunjukkan({ store, setPesan, setMuka }: Parts) {
  const { put, now } = store;
  return useCallback(
    (errors: readonly FieldError[], dahulu?: string): boolean => {
      const { draft, lain } = tolakBaris(now(), errors);
      put(() => draft);
      setPesan(Object.fromEntries(lain.map(({ path, message }) => [path, message])));
      const [first] = lain;
      if (!first) return errors.length === 0;
      const muka = first.path.startsWith('customer')
        ? 'customer'
        : DISKON.includes(first.path)
          ? 'diskon'
          : 'bayar';
      setMuka(muka);
      const name = dahulu ?? first.path.split('.').at(-1)!;
      setTimeout(
        () => (muka === 'bayar' ? focusField(name) : focusLate(name, ISIAN_PERTAMA[muka])),
        0,
      );
      return false;
    },
    [now, put, setPesan, setMuka],
  );
}

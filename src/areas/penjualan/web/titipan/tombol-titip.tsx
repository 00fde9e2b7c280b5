import { readParam } from '#areas/toko/contract/read-param.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { sum } from '#kit/rules/quantity.ts';
import type { Problem } from '#kit/web/api/problem.ts';
import { keysAfter } from '#kit/web/base/key-router.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { openPeek } from '#kit/web/frame/peek.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { TAMBAHAN } from '#areas/penjualan/rules/tambahan.ts';
import { bodyJual, type Draft } from '#areas/penjualan/web/kasir/draft.ts';
import { periksaDraft } from '#areas/penjualan/web/kasir/periksa-draft.ts';
import { useKasirHere } from '#areas/penjualan/web/kasir/use-kasir.ts';
import { cetakTitipan } from '#areas/penjualan/web/titipan/cetak-titipan.ts';
import { titipanDocument } from '#areas/penjualan/contract/titipan/titipan.document.ts';
import { customerParam } from '#areas/customer/contract/customer.parameter.ts';

const BUKAN_TITIPAN = mark(
  'Diskon nota, biaya, kupon, potongan, berat lain dan berlian lepas tidak berlaku untuk titipan',
);

/** A deposit knows pieces, their price and a discount on each; the rest belongs to the sale that fetches them. */
const bisaDititip = (draft: Draft): boolean =>
  !draft.diskon.persen &&
  !draft.diskon.rupiah &&
  TAMBAHAN.every(({ kunci }) => !draft[kunci]) &&
  !draft.kupon &&
  draft.baris.every((one) => one.berat === null && !one.potongan && !one.batu);

/** Holds the goods for what is paid so far: the counter's way to a deposit (D-34.8). */
export function TombolTitip() {
  const kasir = useKasirHere();
  const { draft, hitung, kode_sales, tender, aturan, setPesan, setMuka, kosongkan } = kasir;
  const { told } = usePerson();
  const sesi = useSesi();
  const pembayaran = aturan.tunggu ? null : [...tender.langkah.pembayaran];
  const write = useWrite(titipanDocument.makes.titip, {
    onProblem: ({ errors }: Problem) => {
      setPesan(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      return errors.some(({ path }) => path.startsWith('pembayaran'));
    },
    after: (done) => {
      kosongkan();
      toast.success(t('Titipan {no} tersimpan', { no: done.no_titip }));
      void openPeek('titipan', done.no_titip);
      void cetakTitipan(done, sesi);
    },
  });
  const titip = () => {
    if (!bisaDititip(draft)) return toast.error(BUKAN_TITIPAN);
    const wajib = readParam(told, customerParam.CUSTOMER_WAJIB);
    const uang = aturan.tunggu ? [] : tender.langkah.tolak;
    const [tolak] = [...periksaDraft({ draft, hitung, kode_sales, wajib }), ...uang];
    if (tolak) {
      setPesan({ [tolak.field ?? '']: t(tolak.message) });
      if (tolak.field?.startsWith('customer')) setMuka('customer');
      return toast.error(tolak.message);
    }
    const { customer, barang, keterangan } = bodyJual(draft, {
      kode_sales: kode_sales!,
      platform: null,
      pembayaran,
    });
    const terkirim = write.send({
      body: {
        kode_sales: kode_sales!,
        customer,
        barang: barang.map(({ kode_barcode, harga_per_gram, ongkos, diskon }) => ({
          kode_barcode: kode_barcode ?? '',
          harga_per_gram,
          ongkos,
          diskon,
        })),
        pembayaran,
        keterangan,
      },
    });
    void keysAfter(terkirim);
  };
  useHotkey('Shift+F9', titip, !write.busy);
  const dp = pembayaran && sum(pembayaran.map(({ jumlah }) => jumlah));
  const { harga_titipan: harga, jadi } = hitung;
  return (
    <>
      {harga !== jadi.grand_total && (
        <p>{t('Harga titipan {uang}', { uang: formatRupiah(harga) })}</p>
      )}
      <Button wide busy={write.busy} shortcut="Shift F9" onClick={titip}>
        {dp
          ? t('Titip dengan uang muka {uang}', { uang: formatRupiah(dp < harga ? dp : harga) })
          : t('Simpan sebagai titipan')}
      </Button>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { gram, instant, int, kode, rupiah, status, text } from '#kit/contract/field.ts';
import { mark } from '#kit/web/base/text.ts';
import { WaitingScreen } from '#areas/dokumen/web/waiting/waiting-screen.tsx';
import { readJualBeli } from '#areas/penjualan/web/validasi/jual-beli.ts';

const COLUMNS = {
  no: kode('No Faktur'),
  jenis: status('Jenis', ['PENJUALAN', 'PEMBELIAN', 'TUKAR']),
  input_date: instant('Waktu'),
  nama_customer: text('Customer', { min: 0 }),
  nilai: rupiah('Total'),
  kode_sales: kode('Sales'),
  input_by: text('Kasir'),
  qty: int('Qty'),
  berat: gram('Berat'),
};
const NARROWS = [
  { label: mark('Jenis'), by: ['jenis'] },
  { label: mark('Sales'), by: ['kode_sales'] },
  { label: mark('Kasir'), by: ['input_by'] },
];

/** Sales, buy-backs and exchanges that wait, in one list (D-28.1). */
export default function ValidasiJualBeliScreen() {
  const { data } = useQuery({
    queryKey: ['validasi-jual-beli'],
    queryFn: readJualBeli,
    staleTime: Infinity,
  });
  return (
    data && (
      <WaitingScreen
        kinds={data}
        name="validasi-jual-beli"
        domain="penjualan"
        columns={COLUMNS}
        narrows={NARROWS}
      />
    )
  );
}

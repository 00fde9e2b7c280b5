import { useEffect } from 'react';
import { WaitingScreen } from '#areas/dokumen/web/waiting/waiting-screen.tsx';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { siapkanCetak } from '#areas/penjualan/web/dokumen/cetak.ts';
import { waitingPenjualan } from '#areas/penjualan/web/validasi/waiting-penjualan.tsx';

const { no_faktur_jual, input_date, nama_customer, kode_sales, qty, berat, grand_total } =
  penjualanDocument.row;
const COLUMNS = { no_faktur_jual, input_date, nama_customer, kode_sales, qty, berat, grand_total };
const KINDS = [waitingPenjualan];

/** Sales that wait for their money (D-10.5). */
export default function ValidasiPenjualanScreen() {
  useEffect(siapkanCetak, []);
  return (
    <WaitingScreen kinds={KINDS} name="validasi-penjualan" domain="penjualan" columns={COLUMNS} />
  );
}

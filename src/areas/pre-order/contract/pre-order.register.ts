import { laporan, registered } from '#areas/buku/contract/register.ts';

/** A pre-order in the register: it is worth no money and is never booked. */
export const preOrderRegister = registered({
  table: 'pre_order',
  key: 'no_po',
  letters: { PO: 'Pre Order' },
  cancelled: null,
  amount: null,
  customer: {
    name: 'nama_customer',
    code: 'kode_customer',
    address: 'alamat_customer',
    phone: 'no_hp',
  },
  note: 'keterangan',
  menu: ['pre-order', 'transaksi-pesanan'],
  found: { by: ['nama_customer', 'no_hp', 'kode_supplier'] },
  opens: { PO: laporan('laporan-pre-order') },
});

import { newKey } from '#kit/web/api/key.ts';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { persen, rp } from '#kit/rules/quantity.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { KadarMark } from '#areas/toko/web/kadar-mark.tsx';
import { PriceStrip } from '#kit/web/mark/price-strip.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { SummaryBand } from '#kit/web/mark/summary-band.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { Part } from '#app/web/galeri/bits.tsx';
import css from '#app/web/galeri/galeri.module.css';

const STATES = ['READY', 'OPEN', 'TITIP', 'KIRIM', 'BATAL', 'LAINNYA'];
const LADDER = [3750, 4200, 7000, 7500, 8750, 9160, 9990].map(persen);

export default function TandaPart() {
  const [paid, setPaid] = useState<string>();
  return (
    <>
      <Part title="Tombol">
        <Button look="primary" icon={<IconPlus size={16} aria-hidden />} shortcut="N">
          Tambah sales
        </Button>
        <Button>Batal</Button>
        <Button look="quiet">Kolom</Button>
        <Button look="danger">Batalkan permintaan</Button>
        <Button look="dangerFilled">Hapus</Button>
        <Button look="primary" busy>
          Menyimpan
        </Button>
        <Button look="primary" disabled>
          Simpan
        </Button>
        <Button disabled>Export Excel</Button>
        <Button size="sm">Kecil</Button>
        <Button size="lg">Besar</Button>
        <IconButton label="Hapus">
          <IconTrash size={17} aria-hidden />
        </IconButton>
      </Part>
      <Part title="Kadar dan status">
        {LADDER.map((kadar) => (
          <KadarMark key={kadar} kadar={kadar} />
        ))}
        {STATES.map((state) => (
          <StatusWord key={state} value={state} />
        ))}
      </Part>
      <SummaryBand
        figures={[
          {
            label: 'Penjualan',
            value: formatRupiah(rp(140_312_500)),
            note: '21 nota · 61.905 g',
            domain: 'penjualan',
          },
          {
            label: 'Pembelian',
            value: formatRupiah(rp(62_318_000)),
            note: '9 nota · 36.214 g',
            domain: 'pembelian',
          },
          {
            label: 'Hutang cair',
            value: formatRupiah(rp(18_500_000)),
            note: '4 baru',
            domain: 'hutang',
          },
          { label: 'Berat', value: '2,247.051', unit: 'g', domain: 'service' },
        ]}
        bars={[7, 8, 9, 10, 11, 12, 13].map((at) => ({ label: String(at), value: (at * 37) % 61 }))}
        barsLabel="Per jam"
      />
      <Part title="Pelat total">
        <div className={css.plate}>
          <TotalPlate
            label="Total bayar"
            rupiah={rp(18_002_000)}
            note="dibulatkan 500"
            paid={paid}
          />
          <Button look="primary" size="pay" wide shortcut="F9" onClick={() => setPaid(newKey())}>
            Terima tunai Rp 10,002,000
          </Button>
        </div>
        <div className={css.plate}>
          <Facts of={{ Berat: '11.745 g', Subtotal: 'Rp 18,102,000', Diskon: '-Rp 100,000' }} />
        </div>
      </Part>
      <PriceStrip
        title="Kalung Rantai Nori"
        note="KJ1A0001 · Baki K-07"
        terms={[
          { label: 'Nilai emas', value: '10,472,500', source: '6.215 g x 1,685,000' },
          { label: 'Ongkos', value: '250,000', source: 'tetap', sign: '+' },
          { label: 'Diskon', value: '0', source: 'maks. 200,000', sign: '-' },
          { label: 'Jumlah', value: '10,722,500', source: 'dibulatkan 500', sign: '=' },
        ]}
      />
    </>
  );
}

import { Accordion, Panel, PanelsBack } from '#kit/web/frame/panel.tsx';
import { ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { useState } from 'react';
import { Button } from '#kit/web/frame/button.tsx';
import { Switch } from '#kit/web/frame/switch.tsx';

const DOMAINS = ['penjualan', 'pembelian', 'hutang', 'service'] as const;

export default function BingkaiPart() {
  const [sisi, setSisi] = useState<'nota' | 'buku'>('nota');
  return (
    <>
      <Switch
        inset
        label="Rincian"
        choices={[
          ['nota', 'Nota'],
          ['buku', 'Buku'],
        ]}
        value={sisi}
        onChange={setSisi}
      />
      {DOMAINS.map((domain) => (
        <ScreenHead
          key={domain}
          title={`Transaksi ${domain}`}
          note="PJKJ12611200AB"
          domain={domain}
          acts={<Button>Bantuan</Button>}
        />
      ))}
      <Panel name="galeri/satu" title="Panel terbuka" onRefresh={() => {}} removable>
        Isi panel
      </Panel>
      <Panel name="galeri/dua" title="Panel lain" note="3 hal" removable>
        Isi panel
      </Panel>
      <PanelsBack screen="galeri" />
      <Accordion
        name="galeri"
        parts={[
          { title: 'Bagian satu', children: 'Isi satu' },
          { title: 'Bagian dua', children: 'Isi dua' },
        ]}
      />
    </>
  );
}

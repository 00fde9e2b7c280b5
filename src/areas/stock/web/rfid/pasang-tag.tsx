import { useRef, useState, type ReactNode } from 'react';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { callPage } from '#kit/web/api/client.ts';
import { isProblem } from '#kit/web/api/problem.ts';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { beep } from '#kit/web/counter/sound.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  barangEndpoint,
  daftarBarangEndpoint,
  type Barang,
} from '#areas/stock/contract/barang.api.ts';
import { lepasTagEndpoint } from '#areas/stock/contract/rfid.api.ts';
import { GambarBarang } from '#areas/stock/web/gambar-barang.tsx';
import { PasangDialog } from '#areas/stock/web/rfid/pasang-dialog.tsx';
import css from '#areas/stock/web/rfid/rfid.module.css';

type Kata = { text: string; tone: 'good' | 'bad' };

/** A piece is scanned, then its tag: the pairing is asked for once more, and no click beside it answers. */
export function PasangTag({ tabs }: { tabs?: ReactNode }) {
  const [barang, setBarang] = useState<Barang>();
  const [kata, setKata] = useState<Kata>();
  const [jumlah, setJumlah] = useState(0);
  const bertanya = useRef(false);
  const cari = async (kode_barcode: string): Promise<Barang | undefined> => {
    try {
      return (await callPage(barangEndpoint, { params: { kode_barcode } })).data;
    } catch (error) {
      if (isProblem(error) && error.status === 404) return undefined;
      throw error;
    }
  };
  const pindai = async (kode: string) => {
    if (bertanya.current) return;
    try {
      const found = await cari(kode);
      if (found || !barang) {
        beep(found ? 'found' : 'missing');
        setBarang(found);
        const text = found
          ? `${found.kode_barcode} · ${found.nama_barang}`
          : t('{kode} bukan barang', { kode });
        return setKata({ text, tone: found ? 'good' : 'bad' });
      }
      bertanya.current = true;
      const jadi = await openDialog<boolean>((close) => (
        <PasangDialog barang={barang} tag_id={kode} onClose={close} />
      ));
      bertanya.current = false;
      if (!jadi) return;
      setJumlah((old) => old + 1);
      setBarang(await cari(barang.kode_barcode));
      setKata({
        text: t('{tag} terpasang di {kode}', { tag: kode, kode: barang.kode_barcode }),
        tone: 'good',
      });
    } catch (error) {
      bertanya.current = false;
      beep('missing');
      setKata({ text: isProblem(error) ? error.message : t('Koneksi Bermasalah'), tone: 'bad' });
    }
  };
  return (
    <Screen>
      <ScreenHead note={jumlah > 0 && t('{n} tag terpasang', { n: formatInt(jumlah) })}>
        {tabs}
      </ScreenHead>
      <div className={css.pindai}>
        <ScanField
          label={barang ? t('Pindai tag untuk barang ini') : t('Pindai barcode barang')}
          onScan={(kode) => void pindai(kode)}
          said={kata?.text}
          tone={kata?.tone}
        />
      </div>
      {barang ? (
        <Terpilih barang={barang} onLepas={() => void cari(barang.kode_barcode).then(setBarang)} />
      ) : (
        <EmptyBlock
          title={t('Belum ada barang')}
          text={t('Pindai barcode barang, lalu tempelkan tag pada pembaca.')}
        />
      )}
    </Screen>
  );
}

function Terpilih({ barang, onLepas }: { barang: Barang; onLepas: () => void }) {
  const lepas = useWrite(lepasTagEndpoint, {
    success: 'Tag dilepas',
    refresh: [barangEndpoint, daftarBarangEndpoint],
    after: onLepas,
  });
  const { kode_barcode, tag_id } = barang;
  return (
    <div className={css.barang}>
      <GambarBarang barang={barang} besar />
      <Facts
        of={{
          [t('Barcode')]: kode_barcode,
          [t('Nama Barang')]: barang.nama_barang,
          [t('Berat')]: `${formatGram(barang.berat)} g`,
          [t('Tempat')]: [barang.kode_gudang, barang.kode_baki].filter(Boolean).join('/'),
          [t('Status')]: barang.status,
          [t('Tag')]: tag_id ?? t('Belum bertag'),
        }}
      />
      {tag_id && (
        <Button
          look="danger"
          busy={lepas.busy}
          onClick={() => void lepas.send({ body: { kode_barcode } })}
        >
          {t('Lepas tag')}
        </Button>
      )}
    </div>
  );
}

import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { useStore } from '#kit/web/feedback/store.ts';
import { Kbd } from '#kit/web/frame/kbd.tsx';
import { shortcuts, type Shortcut } from '#kit/web/frame/shortcut-list.ts';
import css from '#kit/web/frame/shortcuts.module.css';

/** What the keys do everywhere. */
const EVERYWHERE: readonly Shortcut[] = [
  { key: 'Ctrl K', does: 'Cari menu' },
  { key: '/', does: 'Ke kotak cari' },
  { key: 'N', does: 'Tambah data baru' },
  { key: 'Enter', does: 'Ke kolom berikutnya, atau membuka baris' },
  { key: 'Ctrl Enter', does: 'Simpan' },
  { key: 'Esc', does: 'Tutup' },
  { key: 'Alt P', does: 'Kembali ke pusat' },
  { key: '?', does: 'Daftar tombol ini' },
];

/** Every key of this screen and of the whole application, with what it does. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const here = useStore(shortcuts);
  return (
    <DialogFrame title={t('Tombol pintas')} onClose={onClose} width={520}>
      {here.length > 0 && <Keys title={t('Di halaman ini')} list={here} />}
      <Keys
        title={t('Di semua halaman')}
        list={EVERYWHERE.map(({ key, does }) => ({ key, does: t(does) }))}
      />
    </DialogFrame>
  );
}

const Keys = ({ title, list }: { title: string; list: readonly Shortcut[] }) => (
  <section className={css.keys}>
    <h3>{title}</h3>
    <dl>
      {list.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <Kbd>{key}</Kbd>
            <span className={css.spoken}>{key}</span>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </section>
);

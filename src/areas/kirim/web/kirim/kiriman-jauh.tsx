import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { keadaanJauhEndpoint, mintaBatalEndpoint } from '#areas/kirim/contract/kiriman-jauh.api.ts';
import { KEADAAN_BATAL, KEADAAN_DAFTAR } from '#areas/kirim/rules/daftar-jauh.ts';
import { LISTS } from '#areas/kirim/web/kirim/acts.tsx';
import css from '#areas/stock/web/kerja.module.css';

type Keadaan = AnswerOf<typeof keadaanJauhEndpoint>;

/** What the other server has said of a shipment to it; nothing of one inside this server. */
export function useKeadaanJauh(no: string): Keadaan | undefined {
  const { data } = useRead(keadaanJauhEndpoint, { params: { no } });
  return data?.jauh ? data : undefined;
}

/** Where its list is, and how far a cancel has come (D-42.8). */
export function KeadaanJauh({ no }: { no: string }) {
  const jauh = useKeadaanJauh(no);
  if (!jauh?.daftar) return null;
  return (
    <section className={css.bagian} aria-label={t('Server lain')}>
      <p className={css.ingat} role="status">
        {t('Daftar kiriman')}: {t(KEADAAN_DAFTAR[jauh.daftar])}
        {jauh.bisa_ditarik && ` · ${t('belum keluar dari server ini')}`}
        {jauh.alasan && ` · ${jauh.alasan}`}
        {jauh.batal && ` · ${t(KEADAAN_BATAL[jauh.batal])}`}
      </p>
    </section>
  );
}

/** The other server is asked before a shipment is cancelled; the question can be withdrawn. */
export function MintaBatal({ no, jauh }: { no: string; jauh: Keadaan }) {
  const write = useWrite(mintaBatalEndpoint, {
    success: 'Permintaan batal disimpan',
    refresh: [...LISTS, keadaanJauhEndpoint],
  });
  const diminta = jauh.batal === 'MINTA' || jauh.batal === 'BOLEH';
  return (
    <Button
      look={diminta ? 'quiet' : 'danger'}
      busy={write.busy}
      onClick={() => void write.send({ params: { no }, body: { batal: !diminta } })}
    >
      {diminta ? t('Tarik permintaan batal') : t('Minta batal')}
    </Button>
  );
}

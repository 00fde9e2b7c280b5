import { IconBan, IconSend } from '@tabler/icons-react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Drawer } from '#kit/web/frame/drawer.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  daftarPesanEndpoint,
  janganKirimEndpoint,
  kirimLagiEndpoint,
  statusPesan,
  tolakPesanEndpoint,
} from '#areas/pesan/contract/pesan.api.ts';
import { JENIS_JAGA } from '#areas/pesan/rules/jaga.ts';
import { bisaKe } from '#areas/pesan/rules/pesan.ts';
import css from '#areas/pesan/web/pesan.module.css';
import { Gelembung } from '#areas/pesan/web/gelembung.tsx';

export type PesanRow = AnswerOf<typeof daftarPesanEndpoint>[number];
type Props = { pesan: PesanRow; onClose: () => void };

const bisaBatal = ({ status, jenis }: PesanRow): boolean =>
  bisaKe(status, 'BATAL') && status !== 'DIKIRIM' && !JENIS_JAGA.includes(jenis);

/** One message as it reads on the phone, and what became of it. */
export function LaciPesan({ pesan, onClose }: Props) {
  const refresh = [daftarPesanEndpoint];
  const lagi = useWrite(kirimLagiEndpoint, { success: 'Pesan masuk antrean lagi', refresh });
  const jangan = useWrite(janganKirimEndpoint, { success: 'Pesan tidak akan dikirim', refresh });
  const tolak = useWrite(tolakPesanEndpoint, { success: 'Data Berhasil Dirubah', refresh });
  const params = { id: String(pesan.id) };
  const foot = (
    <>
      {bisaKe(pesan.status, 'ANTRE') && pesan.status !== 'DIKIRIM' && (
        <Button
          look="primary"
          busy={lagi.busy}
          icon={<IconSend size={16} aria-hidden />}
          onClick={() => void lagi.send({ params })}
        >
          {t('Kirim lagi')}
        </Button>
      )}
      {bisaBatal(pesan) && (
        <Button
          look="quiet"
          busy={jangan.busy}
          icon={<IconBan size={16} aria-hidden />}
          onClick={() => void jangan.send({ params })}
        >
          {t('Jangan kirim')}
        </Button>
      )}
      <Button
        look="quiet"
        busy={tolak.busy}
        onClick={() => void tolak.send({ params, body: { tolak: !pesan.menolak } })}
      >
        {pesan.menolak ? t('Mau promo lagi') : t('Tidak mau promo')}
      </Button>
    </>
  );
  return (
    <Drawer
      title={pesan.nama || pesan.penerima}
      note={pesan.penerima}
      onClose={onClose}
      foot={foot}
    >
      <div className={css.laci}>
        <StatusWord value={pesan.status} of={statusPesan} />
        <Gelembung isi={pesan.isi} />
        <Facts
          of={{
            ...(pesan.no_dokumen && { [t('No Dokumen')]: pesan.no_dokumen }),
            [t('Dibuat')]: `${formatInstant(pesan.input_date)}, ${pesan.input_by}`,
            [t('Percobaan')]: formatInt(pesan.coba),
            ...(pesan.terkirim_at && { [t('Terkirim')]: formatInstant(pesan.terkirim_at) }),
            ...(pesan.menolak && { [t('Promo')]: t('Nomor ini tidak mau promo') }),
            ...(pesan.sebab && { [t('Keterangan')]: pesan.sebab }),
          }}
        />
      </div>
    </Drawer>
  );
}

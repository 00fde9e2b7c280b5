import { dialogs } from '#kit/web/feedback/dialogs.ts';
import { Safe } from '#kit/web/feedback/safe.tsx';
import { useStore } from '#kit/web/feedback/store.ts';
import { toast } from '#kit/web/feedback/toast.ts';

/** Draws whatever is open; each drawing brings its own frame, so nothing is loaded before it is needed. */
export function DialogHost() {
  return useStore(dialogs).map(({ id, draw, close }) => {
    const fail = () => {
      toast.error('Terjadi Kesalahan Saat Request Data');
      close(undefined);
    };
    return (
      <Safe key={id} onFail={fail}>
        {draw(close)}
      </Safe>
    );
  });
}

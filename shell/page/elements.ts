import { shellErrorOf } from '#shell/bridge/native.ts';

/** Text as text: what a server or a device calls itself is never read as a page. */
export function text(tag: 'h1' | 'h2' | 'p' | 'label', words: string, look = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = words;
  made.className = look;
  return made;
}

export function part(id: string): HTMLElement {
  const made = document.createElement('section');
  made.id = id;
  return made;
}

/** Pressed a second time it does nothing until the first press is done; what went wrong is said below it. */
export function button(words: string, act: () => unknown, look = ''): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = words;
  made.className = look;
  const wrong = text('p', '', 'warning');
  wrong.setAttribute('role', 'alert');
  made.addEventListener('click', async () => {
    made.disabled = true;
    wrong.remove();
    try {
      await act();
    } catch (error) {
      wrong.textContent = shellErrorOf(error).message;
      made.after(wrong);
    } finally {
      made.disabled = false;
    }
  });
  return made;
}

let choices = 0;

/** A choice with its label; the value is that of the option. */
export function choice(
  words: string,
  options: readonly (readonly [value: string, words: string])[],
  chosen: string,
  change: (value: string) => unknown,
): HTMLElement {
  const select = document.createElement('select');
  for (const [value, name] of options) select.add(new Option(name, value, false, value === chosen));
  select.addEventListener('change', () => void change(select.value));
  select.id = `pilihan-${++choices}`;
  const label = text('label', words);
  label.setAttribute('for', select.id);
  const place = document.createElement('div');
  place.append(label, select);
  return place;
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChapterText } from './ChapterText.tsx';

/** A verse marker in the format of the chapter functions. */
const v = (verse: number) => `<span data-number="${verse}" data-sid="HRB 1:${verse}" class="v">${verse}</span>`;

const prose = `<p class="p">${v(1)}Early in the year the ferryman mended his boat, and his daughter held the lamp for him. ${v(2)}When the river rose they were ready; and those who had laughed at the tar on his hands came down to the landing and asked for a place.</p>
<p class="p">${v(3)}He took them over, all of them, and counted no coins until the last was dry. ${v(4)}After that day the landing was called by his name, though he had never asked for it.</p>`;

/**
 * A chapter for reading: one column, 60 to 70 characters per line, subtle verse numbers, indented poetry.
 *
 * - Pass the HTML from the chapter functions; it is parsed, and never inserted into the page as HTML.
 * - `lang` is the language of the *text*, not of the interface: it sets hyphenation, quotation marks and the screen
 *   reader's voice.
 * - Verse numbers are excluded when a passage is copied.
 * - The screen renders the chapter heading above it.
 *
 * The sentences on this page are our own: this repository contains no Scripture text.
 */
const meta = { component: ChapterText, args: { lang: 'en', content: prose } } satisfies Meta<typeof ChapterText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first paragraph is flush; later ones are indented, without a gap. */
export const Prose: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      [...canvasElement.querySelectorAll('[data-verse]')].map((verse) => verse.getAttribute('data-verse')),
    ).toEqual(['1', '2', '3', '4']);
    await expect(canvasElement.querySelector('[data-verse="4"]')).toHaveTextContent(
      'After that day the landing was called by his name, though he had never asked for it.',
    );
  },
};

/** Three depths, and a blank line between stanzas. A line that is too long wraps with a hanging indent. */
export const Poetry: Story = {
  args: {
    content: `<p class="q1">${v(1)}The lamp is small in the wide dark,</p><p class="q2">and the wide dark does not drink it.</p><p class="b"></p>
<p class="q1">${v(2)}Set it where the path divides,</p><p class="q2">set it low, for the tired,</p><p class="q3">and those who carry others.</p>
<p class="q1">${v(3)}Who tends it sleeps little, and is not sorry, for the whole long valley goes home by that one light and no one asks whose oil it was.</p>`,
  },
};

/** In red, with a shade for each theme. */
export const WordsOfJesus: Story = {
  args: {
    content: `<p class="p">${v(1)}He looked at the two of them and said, <span class="wj">“Come and see the garden.</span> ${v(2)}<span class="wj">What you are looking for is growing there already.”</span> ${v(3)}And they went with him.</p>`,
  },
};

/** Words that the translators added are in italics. */
export const AddedWords: Story = {
  args: {
    content: `<p class="p">${v(1)}The bread <span class="add">was</span> warm, and the door <span class="add">stood</span> open; and <span class="wj">“there <span class="add">is</span> enough,”</span> he said.</p>`,
  },
};

/** The name of God in small capitals, also when nested in other marks. */
export const DivineName: Story = {
  args: {
    content: `<p class="p">${v(1)}We sang to the <span class="nd">Lord</span> on the road, and the old ones answered, “The <span class="nd">Lord</span> has ears for this.”</p>`,
  },
};

/** The title belongs to no verse and has no number. */
export const PsalmTitle: Story = {
  args: {
    content: `<p class="d">A song for the ferrymen, to be sung at the oars.</p><p class="q1">${v(1)}The far bank is not far to those who row together;</p><p class="q2">the near bank is not near to one who waits.</p>`,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A song for the ferrymen, to be sung at the oars.').closest('[data-verse]'),
    ).toBeNull();
  },
};

/** The letter headings of an alphabetic poem. */
export const AcrosticHeadings: Story = {
  args: {
    content: `<p class="qa">Aleph</p><p class="q1">${v(1)}All that I learned I learned on the way,</p><p class="q2">one stone after another.</p><p class="qa">Beth</p><p class="q1">${v(2)}Before the house stood, the threshold was swept;</p><p class="q2">before the guest, the bread.</p>`,
  },
};

/** A scribal note after the last verse. */
export const Colophon: Story = {
  args: {
    content: `<p class="p">${v(1)}Greet the ones at the upper mill, and those who come to them on market days.</p><p class="cls">Written from the harbour, and carried by the ferryman’s daughter.</p>`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Written from the harbour/).closest('[data-verse]')).toBeNull();
  },
};

/** The verse the user navigated to, while it is emphasised. */
export const TargetVerse: Story = {
  args: { targetVerse: 2 },
  play: async ({ canvasElement }) => {
    await expect(
      [...canvasElement.querySelectorAll('[data-target]')].map((verse) => verse.getAttribute('data-verse')),
    ).toEqual(['2']);
  },
};

/** A target verse may span several lines: all are emphasised. */
export const TargetVerseInPoetry: Story = { args: { ...Poetry.args, targetVerse: 2 } };

/** The colour of a highlight is seen while its verse is emphasised. */
export const TargetHighlighted: Story = {
  args: {
    targetVerse: 2,
    highlights: new Map([
      [2, 'Blue'],
      [3, 'Blue'],
    ]),
  },
  play: async ({ canvasElement }) => {
    const [target, other] = [2, 3].map((verse) => canvasElement.querySelector(`[data-verse="${verse}"]`)!);
    await expect(getComputedStyle(target!).backgroundColor).toBe(getComputedStyle(other!).backgroundColor);
    await expect(getComputedStyle(target!).boxShadow).not.toBe(getComputedStyle(other!).boxShadow);
  },
};

/** Red words and the number keep their contrast on the emphasis colour. */
export const TargetWordsOfJesus: Story = { args: { ...WordsOfJesus.args, targetVerse: 2 } };

/** The four highlight colours. Each has its own underline style and is named for screen readers. */
export const Highlights: Story = {
  args: {
    activeVerse: 1,
    highlights: new Map([
      [1, 'Yellow'],
      [2, 'Blue'],
      [3, 'Green'],
      [4, 'Pink'],
    ]),
  },
  play: async ({ canvas }) => {
    for (const name of [
      'Verse 1, highlighted yellow',
      'Verse 2, highlighted blue',
      'Verse 3, highlighted green',
      'Verse 4, highlighted pink',
    ])
      await expect(canvas.getByRole('group', { name })).toBeVisible();
  },
};

/** Red words keep their contrast on every highlight colour. */
export const HighlightedWordsOfJesus: Story = {
  args: {
    ...WordsOfJesus.args,
    highlights: new Map([
      [1, 'Yellow'],
      [2, 'Pink'],
    ]),
  },
};

/** The note button is at the end of the verse, in whichever line it ends. */
export const Notes: Story = {
  args: {
    ...Poetry.args,
    activeVerse: 1,
    noted: new Map([
      [1, true],
      [3, true],
    ]),
    highlights: new Map([[3, 'Green']]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((sign) => sign.getAttribute('aria-label'))).toEqual([
      'Note on verse 1',
      'Note on verse 3',
    ]);
    await expect(canvas.getByRole('button', { name: 'Note on verse 1' }).closest('p')).toHaveTextContent(
      'and the wide dark does not drink it.',
    );
  },
};

/** Screen readers get the verses in order, labelled by number. One of them is a tab stop. */
export const ToTheEar: Story = {
  args: { activeVerse: 2 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('group').map((verse) => verse.getAttribute('aria-label'))).toEqual([
      'Verse 1',
      'Verse 2',
      'Verse 3',
      'Verse 4',
    ]);
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Verse 2' })).toHaveFocus();
  },
};

/** The text's language, for the screen reader's voice and hyphenation. */
export const Spanish: Story = {
  args: {
    lang: 'es',
    content: `<p class="p">${v(1)}Al comenzar el año, el barquero remendó su barca, y su hija le sostenía la lámpara. ${v(2)}Cuando creció el río estaban listos; y los que se habían reído bajaron al embarcadero y pidieron lugar. ${v(3)}¿Quién, les dijo, no ha tenido frío alguna vez?</p>`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[lang="es"]')).toHaveTextContent(
      '¿Quién, les dijo, no ha tenido frío alguna vez?',
    );
  },
};

/** Unknown elements keep their text and lose their markup; a script is removed completely. */
export const UnknownMarkup: Story = {
  args: {
    content: `<div class="chapter"><section><p class="zz">${v(1)}The <blink>old</blink> <a href="/elsewhere">mill</a> turns still.<script>document.title = 'taken'</script></p></section></div>`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('[data-verse="1"]')).toHaveTextContent('1The old mill turns still.');
  },
};

import { useState } from 'react';
import { renderInShell, screen, waitFor } from '../testing/testing.ts';
import { type SearchedChoice, SearchedSelect } from './searched-select.tsx';

const dealers = [
  { value: '007', text: 'Bauer Tire · 007' },
  { value: '008', text: 'Alder Tire · 008' },
];
const asked: string[] = [];
const cleared = jest.fn();
let isLimited = false;

beforeEach(() => {
  cleared.mockClear();
  asked.length = 0;
  isLimited = false;
});

function DealerField({ first = null }: { readonly first?: SearchedChoice | null }) {
  const [chosen, setChosen] = useState(first);
  return (
    <SearchedSelect
      label="Dealer"
      queryKey={['dealers']}
      ask={async (keyword) => {
        asked.push(keyword);
        const choices = dealers.filter(({ text }) =>
          text.toLowerCase().includes(keyword.toLowerCase()),
        );
        return { choices, isLimited };
      }}
      chosen={chosen}
      onChoose={setChosen}
      onClear={() => {
        cleared();
        setChosen(null);
      }}
      longest={6}
    />
  );
}

const show = (first?: SearchedChoice) =>
  renderInShell(<DealerField {...(first && { first })} />, {
    words: { 'shell:filter.clear': 'Clear {{field}}', 'shell:filter.limited': 'Many match.' },
  });
const field = () => screen.getByRole('combobox', { name: 'Dealer' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('offers what the server finds, and keeps what is chosen', async () => {
  const { user } = show();
  await user.type(field(), 'alder');
  await waitFor(() => expect(options()).toEqual(['Alder Tire · 008']));
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(field()).toHaveValue('Alder Tire · 008'));
  await user.clear(field());
  await user.type(field(), 'bau');
  await waitFor(() => expect(options()).toEqual(['Alder Tire · 008', 'Bauer Tire · 007']));
});

it('looks for nothing while what is chosen stands in it', async () => {
  show(dealers[0]);
  await waitFor(() => expect(asked).toEqual(['']));
  expect(field()).toHaveValue('Bauer Tire · 007');
});

it('asks for no more characters than the server takes', async () => {
  const { user } = show();
  await user.type(field(), 'alder tire');
  await waitFor(() => expect(asked.at(-1)).toBe('alder'));
  expect(asked.every((keyword) => keyword.length <= 6)).toBe(true);
});

it('says that there are more than it offers', async () => {
  isLimited = true;
  show();
  expect(await screen.findByText('Many match.')).toBeVisible();
});

it('is emptied by its button', async () => {
  const { user } = show(dealers[1]);
  await user.click(screen.getByLabelText('Clear Dealer'));
  expect(cleared).toHaveBeenCalledTimes(1);
  expect(field()).toHaveValue('');
});

it('is emptied by keyboard where what is chosen is chosen once more', async () => {
  const { user } = show(dealers[1]);
  await user.click(field());
  const chosen = await screen.findByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('Alder Tire · 008');
  await user.keyboard('{Enter}');
  expect(cleared).toHaveBeenCalledTimes(1);
});

/** What is there to read on the first start. */
export const ARTICLES = [
  {
    date: '2024-03-02T08:00:00Z',
    title: 'The slow train to Matsumoto',
    category: 'Travel',
    published: true,
    body: `The express takes two hours and a half. The slow train takes six, and stops wherever somebody has ever had a reason to get off.

At Kobuchizawa a man with a fishing rod sat down across from me and fell asleep before the doors had closed. He woke at exactly his station, forty minutes on, bowed to nobody in particular and left. I have envied people for less.

In the evening the castle stood black against the snow. I had soba, twice.`,
    comments: [
      { author: 'Ines', body: 'The slow train is the only train.' },
      { author: 'Takumi', body: 'Next time get off at Chino and walk up to the lake.' },
    ],
  },
  {
    date: '2024-04-18T08:00:00Z',
    title: 'A soup for the last cold days',
    category: 'Food',
    published: true,
    body: `Leeks, as many as you can carry. Butter, more than you would admit. One potato for each person at the table and one for the pot.

Let the leeks go soft without any colour, for longer than you think. Then water, the potatoes and salt. When the potatoes fall apart the soup is done: it needs no machine, only a fork and some conviction.

It is better on the second day, of which there will be none.`,
    comments: [{ author: 'Ruth', body: 'A bay leaf. Always a bay leaf.' }],
  },
  {
    date: '2024-05-30T08:00:00Z',
    title: 'To whoever finds my umbrella',
    category: 'Letters',
    published: true,
    body: `It is the green one with the wooden handle, and I left it on the tram on Tuesday.

It opens only if you believe in it. It has been to four funerals and one wedding, and behaved well at all of them. Please take it out in the rain now and then; it gets restless.

You need not send it back. I have bought a blue one, and they would not get along.`,
    comments: [],
  },
] as const

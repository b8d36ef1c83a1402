import { expect, it } from 'vitest';
import { embedAddress, playing } from '../../../app/blocks/cards/embed.ts';

const hosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'films.example'];
const youtube = 'https://www.youtube-nocookie.com/embed/vI6mBl0wSea';

it.each([
  ['https://www.youtube.com/watch?v=vI6mBl0wSea', youtube],
  ['https://m.youtube.com/watch?list=PL1&v=vI6mBl0wSea&t=4', youtube],
  ['https://youtu.be/vI6mBl0wSea?si=x', youtube],
  ['https://www.youtube.com/shorts/vI6mBl0wSea', youtube],
  ['https://www.youtube-nocookie.com/embed/vI6mBl0wSea', youtube],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/0a1b2c', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://films.example/embed/7', 'https://films.example/embed/7'],
])('makes the player of %s', (page, player) => {
  expect(embedAddress(page, hosts)).toBe(player);
});

it.each([
  'https://elsewhere.example/film',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com.elsewhere.example/watch?v=vI6mBl0wSea',
  'https://elsewhere.example/?https://www.youtube.com/watch?v=vI6mBl0wSea',
  'http://films.example/embed/7',
])('embeds nothing of %s', (page) => {
  expect(embedAddress(page, hosts)).toBeUndefined();
});

it('embeds nothing of a host that is not configured', () => {
  expect(embedAddress('https://vimeo.com/76979871', ['www.youtube-nocookie.com'])).toBeUndefined();
});

it('begins by itself for who has pressed', () => {
  expect(playing('https://player.vimeo.com/video/7?dnt=1')).toBe('https://player.vimeo.com/video/7?dnt=1&autoplay=1');
});

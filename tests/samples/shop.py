#!/usr/bin/env python3
"""Writes the two logs of an imaginary shop for src/logs/LOGS.md: five days of visitors, robots
and attackers, the same requests in two formats, the same bytes on every run.

    shop.py [FOLDER]    writes FOLDER/shop.log (combined) and FOLDER/shop.json.log, which nginx
                        would write with escape=json and the names of its variables as keys
"""

import datetime
import json
import os
import sys

SITE = 'https://shop.example'
START = datetime.datetime(2026, 11, 17, tzinfo=datetime.timezone.utc)
DAYS = 5

BROWSERS = [
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) '
    'Chrome/142.0.0.0 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like '
    'Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
]
GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
GPT = 'Mozilla/5.0 (compatible; GPTBot/1.2; +https://openai.com/gptbot)'
SCANNER = 'python-requests/2.32.3'

# Documentation's networks (RFC 5737, RFC 3849): the shop's office is 203.0.113.0/28.
NETWORKS = ['192.0.2.%d', '192.0.2.%d', '198.51.100.%d', '203.0.113.%d', '2001:db8:49::%x']
CAMPAIGNS = ['autumn', 'autumn', 'newsletter-47', 'lamps']
SEARCHES = ['lamp', 'red+shoes', 'caf%C3%A9+cups', 'lamp', 'gr%C3%BCner+Tee']
ATTACKS = [
    '/static/../../../../etc/passwd', '/download?file=../../../../etc/passwd',
    '/static/%2e%2e/%2e%2e/etc/shadow', '/download?file=..%2F..%2F..%2Fetc%2Fpasswd',
    '/static/..%5c..%5cwindows/win.ini', '/.env', '/wp-login.php',
]


class Random:
    """A generator of our own (Numerical Recipes' ranqd1): Python's may change."""

    def __init__(self, seed):
        self.state = seed

    def below(self, n):
        self.state = (self.state * 1664525 + 1013904223) % (1 << 32)
        return (self.state >> 8) % n

    def choose(self, words):
        return words[self.below(len(words))]


class Shop:
    def __init__(self):
        self.random = Random(18)
        self.requests = []

    def add(self, at, client, method, target, status, size, referer, agent, user='-'):
        r = self.random
        milliseconds = 2 + r.below(30)
        if '/api/' in target:
            milliseconds += 40 + r.below(80)
        if target.startswith('/search'):
            milliseconds += 90 + r.below(400)
        if target.startswith('/checkout'):
            milliseconds += 300 + r.below(900)
        if status >= 500:
            milliseconds += 3000 + r.below(2000)
        self.requests.append((at, client, user, method, target, status, size, referer, agent,
                              milliseconds))

    def visit(self, at, client, agent, referer, campaign):
        """A visitor looks around, and perhaps buys something."""
        r = self.random
        page = '/' if campaign is None else '/?utm_source=mail&utm_campaign=' + campaign
        user = '-'
        for i in range(2 + r.below(7)):
            self.add(at, client, 'GET', page, *self.outcome(page, at), referer, agent, user)
            if i == 0:
                self.add(at + datetime.timedelta(seconds=1), client, 'GET',
                         '/static/app.css?v=12', 200 if r.below(3) else 304, 5120, SITE + page,
                         agent)
            referer = SITE + page
            at += datetime.timedelta(seconds=5 + r.below(400))
            page = self.next_page()
        if r.below(3) == 0:
            user = 'c%03d' % r.below(200)
            token = '%08x' % (r.below(1 << 16) * 40503)
            page = '/checkout?token=%s&email=%s%%40mail.example' % (token, user)
            failed = at.day == 19 and at.hour in (9, 10, 11, 12)
            self.add(at, client, 'POST', page, 502 if failed else 302, 157 if failed else 0,
                     SITE + '/cart', agent, user)

    def next_page(self):
        r = self.random
        kind = r.below(10)
        if kind < 4:
            return '/product/%d' % (100 + r.below(12))
        if kind < 6:
            return '/category/%s?page=%d' % (r.choose(['lamps', 'shoes', 'tea']), 1 + r.below(3))
        if kind < 7:
            return '/search?q=' + r.choose(SEARCHES)
        if kind < 8:
            return '/api/stock/%d' % (100 + r.below(12))
        return r.choose(['/cart', '/about', '/help/returns', '/old/catalogue.html'])

    def outcome(self, page, at):
        r = self.random
        if page == '/old/catalogue.html':
            return 404, 153
        if page.startswith('/api/') and at.day == 19 and 9 <= at.hour < 15:
            return 503, 190
        return 200, 900 + r.below(30000)

    def robot(self, at, client, agent, n):
        for i in range(n):
            page = '/product/%d' % (100 + i) if i else '/robots.txt'
            self.add(at, client, 'GET', page, 200, 400 + 7000 * (i > 0), '-', agent)
            at += datetime.timedelta(seconds=20)

    def attack(self, at, client):
        for target in ATTACKS:
            self.add(at, client, 'GET', target, 400 if '..' in target.split('?')[0] else 404,
                     153, '-', SCANNER)
            at += datetime.timedelta(milliseconds=700)

    def run(self):
        r = self.random
        for day in range(DAYS):
            for _ in range(11 + r.below(5)):
                at = START + datetime.timedelta(days=day, hours=7 + r.below(14),
                                                seconds=r.below(3600))
                referer = r.choose(['-', '-', 'https://www.google.com/',
                                    'https://duckduckgo.com/', 'https://blog.example/lamps'])
                campaign = r.choose(CAMPAIGNS) if r.below(4) == 0 else None
                self.visit(at, r.choose(NETWORKS) % (1 + r.below(40)), r.choose(BROWSERS),
                           '-' if campaign else referer, campaign)
            midnight = START + datetime.timedelta(days=day, seconds=r.below(3600))
            self.robot(midnight, '198.51.100.200', GOOGLE, 6)
            self.robot(midnight + datetime.timedelta(hours=3), '198.51.100.210', GPT, 9)
        self.attack(START + datetime.timedelta(days=3, hours=2, minutes=11), '192.0.2.66')
        self.requests.sort(key=lambda request: request[0])


def combined(request):
    at, client, user, method, target, status, size, referer, agent, _ = request
    return '%s - %s [%s] "%s %s HTTP/1.1" %d %d "%s" "%s"\n' % (
        client, user, at.strftime('%d/%b/%Y:%H:%M:%S +0000'), method, target, status, size,
        referer, agent)


def as_json(request):
    at, client, user, method, target, status, size, referer, agent, milliseconds = request
    return json.dumps({
        'time_iso8601': at.strftime('%Y-%m-%dT%H:%M:%S+00:00'), 'remote_addr': client,
        'remote_user': '' if user == '-' else user, 'request_method': method,
        'request_uri': target, 'status': status, 'body_bytes_sent': size,
        'request_time': milliseconds / 1000, 'http_referer': '' if referer == '-' else referer,
        'http_user_agent': agent}, separators=(',', ':')) + '\n'


def main():
    folder = sys.argv[1] if len(sys.argv) > 1 else os.path.dirname(os.path.abspath(__file__))
    shop = Shop()
    shop.run()
    for name, line in (('shop.log', combined), ('shop.json.log', as_json)):
        with open(os.path.join(folder, name), 'w') as log:
            log.writelines(map(line, shop.requests))


main()

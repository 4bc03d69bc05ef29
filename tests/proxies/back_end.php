<?php
// The same as back_end.py, in PHP: the host field, and the decoded path by parse_url().
//
//     php -S 127.0.0.1:PORT back_end.php
$target = $_SERVER['REQUEST_URI'];
$host = $_SERVER['HTTP_HOST'] ?? '';
$path = parse_url($target, PHP_URL_PATH);
header('Cache-Control: no-store');
echo json_encode([$target, $host, parse_url("//$host", PHP_URL_HOST) ?: 'error',
                  $path === false ? 'error' : rawurldecode($path ?? '')],
                 JSON_INVALID_UTF8_SUBSTITUTE | JSON_UNESCAPED_SLASHES);

/** Shows samples in full. `npm run proof -- samples` runs the samples of all cases. */
import { expect, test } from 'vitest';
import { goSample } from './go.ts';
import { javaSample } from './java.ts';
import { literal } from './literal.ts';
import { pythonSample } from './python.ts';
import { rubySample } from './ruby.ts';
import type { SampleRequest } from './sampleRequest.ts';

const request: SampleRequest = {
  operation: 'createTag',
  method: 'POST',
  address: 'FORGE',
  path: '/api/v4/projects/5/repository/tags',
  query: '',
  headers: {},
  secret: { variable: 'TOKEN', header: 'PRIVATE-TOKEN', form: 'plain' },
  body: {
    contentType: 'application/json',
    text: JSON.stringify({ tag_name: 'v"1', signed: true, message: null }, null, 2),
  },
  returns: 'json',
  succeeds: true,
};

test('a request in Python', () => {
  expect(pythonSample(request)).toBe(`import os

import requests

response = requests.post(
    os.environ["FORGE"] + "/api/v4/projects/5/repository/tags",
    headers={"PRIVATE-TOKEN": os.environ["TOKEN"]},
    json={
        "tag_name": "v\\"1",
        "signed": True,
        "message": None,
    },
    timeout=30,
    allow_redirects=False,
)
response.raise_for_status()
print(response.json())`);
});

test('a download in Go, with a long query on several lines', () => {
  const { body: _, ...download } = request;
  const query = `sha=${'a'.repeat(40)}&path=src%2Fengine`;
  const path = '/api/v4/projects/5/repository/archive';
  expect(goSample({ ...download, method: 'GET', path, query, returns: 'bytes' })).toBe(`package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"
)

func main() {
	address := os.Getenv("FORGE") + "/api/v4/projects/5/repository/archive" +
		"?sha=${'a'.repeat(40)}" +
		"&path=src%2Fengine"
	request, err := http.NewRequest("GET", address, nil)
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("PRIVATE-TOKEN", os.Getenv("TOKEN"))

	// A transport follows no redirect, which could carry the token to another host.
	response, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	fmt.Println(response.Status)
	file, err := os.Create("response.bin")
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	if _, err := io.Copy(file, response.Body); err != nil {
		log.Fatal(err)
	}
}`);
});

test('a request in Java, with a backslash in a text block and the token as a password', () => {
  const secret = { variable: 'KEY', header: 'Authorization', form: 'basic' } as const;
  const body = { contentType: 'application/json', text: '{\n  "pattern": "\\\\d"\n}' };
  const source = javaSample({
    ...request,
    address: 'ALERT_INTAKE',
    path: '',
    secret,
    body,
    returns: 'nothing',
  });
  expect(source).toBe(`import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Base64;

public class CreateTag {
    public static void main(String[] args) throws Exception {
        var address = URI.create(System.getenv("ALERT_INTAKE"));
        var request = HttpRequest.newBuilder(address)
            .header("Authorization", "Basic " + Base64.getEncoder().encodeToString((":" + System.getenv("KEY")).getBytes()))
            .header("Content-Type", "application/json")
            .method("POST", BodyPublishers.ofString("""
                {
                  "pattern": "\\\\\\\\d"
                }"""))
            .build();
        var response = HttpClient.newHttpClient().send(request, BodyHandlers.discarding());
        System.out.println(response.statusCode());
    }
}`);
});

test('a request in Ruby, whose text is no code', () => {
  const text = JSON.stringify({ tag_name: 'v#{1}', 'a-b': true, message: null });
  const body = { contentType: 'application/json', text };
  expect(rubySample({ ...request, body })).toBe(`require "json"
require "net/http"

uri = URI(ENV.fetch("FORGE") + "/api/v4/projects/5/repository/tags")
request = Net::HTTP::Post.new(uri)
request["PRIVATE-TOKEN"] = ENV.fetch("TOKEN")
request.content_type = "application/json"
request.body = JSON.generate({
  tag_name: "v\\#{1}",
  "a-b": true,
  message: nil,
})

response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == "https") do |http|
  http.request(request)
end
response.value # raises an error for a refusal
puts JSON.pretty_generate(JSON.parse(response.body))`);
});

test('a form with a repeated name is a list of pairs, and a refusal is printed', () => {
  const contentType = 'application/x-www-form-urlencoded';
  const body = { contentType, text: 'ids[]=1&ids[]=2' };
  const lines = pythonSample({ ...request, body, succeeds: false }).split('\n');
  expect(lines.slice(7, 11)).toEqual([
    '    data=[',
    '        ("ids[]", "1"),',
    '        ("ids[]", "2"),',
    '    ],',
  ]);
  expect(lines.at(-1)).toBe('print(response.status_code, response.text)');
});

test('a long object has a line per member', () => {
  const style = { indent: '  ', padding: ' ', scalar: JSON.stringify, key: (name: string) => name };
  expect(literal({ a: [1], b: {} }, style)).toBe('{ a: [1], b: {} }');
  expect(literal({ a: 'x'.repeat(80) }, style)).toBe(`{\n  a: "${'x'.repeat(80)}",\n}`);
});
